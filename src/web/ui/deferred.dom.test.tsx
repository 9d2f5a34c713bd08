import { screen } from "@testing-library/dom";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { Deferred, useDeferredData } from "./deferred.tsx";

/** Renders a page, and returns the names of its parts in order of appearance, one list per update. */
function draw(page: ReactNode): { appeared: string[][]; leave: () => void } {
  const place = document.body.appendChild(document.createElement("main"));
  const appeared: string[][] = [];
  const seen = new Set<string>();
  new MutationObserver(() => {
    const names = [...place.querySelectorAll("p")].map((part) => part.textContent ?? "");
    appeared.push(names.filter((name) => !seen.has(name)));
    for (const name of names) seen.add(name);
  }).observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  root.render(page);
  return { appeared, leave: () => root.unmount() };
}

function Loaded({ name, isUrgent }: { name: string; isUrgent?: boolean }) {
  const [data, setData] = useState<string>();
  const isDrawn = useDeferredData(data, isUrgent);
  return isDrawn ? (
    <p>{data}</p>
  ) : (
    <button type="button" onClick={() => setData(name)}>
      load {name}
    </button>
  );
}

it("renders parts one by one from the top, each in its own update", async () => {
  const { appeared, leave } = draw(
    <>
      <p>head</p>
      {["first", "second", "third"].map((name) => (
        <Deferred key={name}>
          <p>{name}</p>
        </Deferred>
      ))}
    </>,
  );
  await screen.findByText("third");
  expect(appeared.filter((names) => names.length > 0)).toEqual([["head"], ["first"], ["second"], ["third"]]);
  leave();
});

it("continues with the next part when a waiting one is unmounted", async () => {
  function Page() {
    const [isGone, setGone] = useState(false);
    useEffect(() => setGone(true), []);
    return (
      <>
        {!isGone && (
          <Deferred>
            <p>gone</p>
          </Deferred>
        )}
        <Deferred>
          <p>next</p>
        </Deferred>
      </>
    );
  }
  const { appeared, leave } = draw(<Page />);
  await screen.findByText("next");
  expect(appeared.flat()).toEqual(["next"]);
  leave();
});

it("renders loaded data, urgent parts before those already waiting", async () => {
  const { appeared, leave } = draw(
    <>
      <Loaded name="one" />
      <Loaded name="two" />
      <Loaded name="urgent" isUrgent />
    </>,
  );
  for (const name of ["one", "two", "urgent"]) await screen.findByText(`load ${name}`);
  for (const button of screen.getAllByRole("button")) button.click();
  await screen.findByText("two");
  expect(appeared.flat()).toEqual(["one", "urgent", "two"]);
  leave();
});
