import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LandingPage } from "./landing-page.tsx";

const html = renderToString(<LandingPage />);

test("keeps every promise of the landing page, before any script runs", () => {
  for (const promise of ["Weekly conversion", "AI bill scanner", "Smart savings", "Income tracking", "Security"])
    expect(html).toContain(promise);
  expect(html).toContain("app stores are coming soon");
  expect(html).toContain("$30.00");
});

test("offers both ways in at the top, in the hero and at the end", () => {
  expect(html.match(/<a href="\/login"[^>]*>Sign In</g)).toHaveLength(3);
  expect(html.match(/<a href="\/register"[^>]*>Sign Up Free</g)).toHaveLength(3);
});

test("has one h1, and no inline style that the content security policy would drop", () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(" style=");
});
