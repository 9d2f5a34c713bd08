import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectToast, fill, open, press, renderWithProviders, signUp } from "#web/testing/page.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LoginForm } from "./login-form.tsx";

it("shows the fallback message of the catalogue for a response without one, or no response", async () => {
  const server = await signUp();
  const gateway = () => server.answer(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  renderWithProviders(<LoginForm isSecondStep={false} onSecondStep={() => {}} />);
  fill(await screen.findByLabelText("Email"), server.email);
  fill(screen.getByLabelText("Password"), server.password);
  gateway();
  await press("Sign In");
  await expectToast("ErrorLogin failed");
  server.cut();
  await press("Sign In");
  await expectToast("ErrorFailed to log in");

  server.restore();
  await open(ForgotDialog, {});
  fill(await screen.findByLabelText("Email"), server.email);
  fill(screen.getByLabelText("New password"), "battery staple");
  gateway();
  await press("Reset Password");
  await expectToast("ErrorPassword reset failed");
  server.cut();
  await press("Reset Password");
  await expectToast("ErrorFailed to reset password");
});

it("says at the form that the password is wrong, until the next try", async () => {
  const server = await signUp();
  renderWithProviders(<LoginForm isSecondStep={false} onSecondStep={() => {}} />);
  fill(await screen.findByLabelText("Email"), server.email);
  fill(screen.getByLabelText("Password"), "guess");
  await press("Sign In");
  const alert = await screen.findByText("Login failed. Please check your email and password.");
  expect(alert.getAttribute("role")).toBe("alert");
  const button = await screen.findByRole("button", { name: "Sign In" });
  const release = server.hold();
  button.click();
  await waitFor(() => expect(alert.isConnected).toBe(false));
  release();
});

it("shows when to try again after too many attempts", async () => {
  const { post, ...person } = await signUp();
  const email = `other-${person.email}`;
  for (let n = 0; n < 10; n++)
    await post("/api/auth/login-direct", { email, password: "guess" }).catch(() => undefined);
  renderWithProviders(<LoginForm isSecondStep={false} onSecondStep={() => {}} />);
  fill(await screen.findByLabelText("Email"), email);
  fill(screen.getByLabelText("Password"), "guess");
  await press("Sign In");
  await expectToast("Too many attempts. Please try again in 15 minutes.");
});
