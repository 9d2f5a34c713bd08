import { screen } from "@testing-library/dom";
import { it } from "vitest";
import { arrive, expectToast, fill, open, press, show } from "#web/testing/page.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LoginForm } from "./login-form.tsx";

it("shows the fallback message of the catalogue for a response without one, or no response", async () => {
  const server = await arrive();
  const gateway = () => server.answer(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  show(<LoginForm isSecondStep={false} onSecondStep={() => {}} />);
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
