import * as z from "zod/mini";
import * as requests from "#contract/requests/auth.ts";
import { call } from "./call.ts";
import { Email, Instant, NewPassword, text } from "./fields.ts";
import { InvitationToken } from "./invitations.ts";
import { ProviderQuery } from "./openid.ts";

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  /** When this person's data will be deleted at their request; null otherwise. */
  deletesAt: z.nullable(Instant),
});
export type User = z.output<typeof User>;

const Name = (what: string) =>
  z.optional(
    z.nullable(
      z.pipe(
        text(what, 100),
        z.transform((value: string) => value || null),
      ),
    ),
  );

export const RegisterInput = z.object({
  email: Email,
  password: NewPassword,
  firstName: Name("First name"),
  lastName: Name("Last name"),
  /** The token of an invitation link: the new user joins its household, even when registration is closed. */
  invitation: z.optional(InvitationToken),
});

export const LoginInput = z.object({
  email: Email,
  password: z
    .string("Password is required")
    .check(z.minLength(1, "Password is required"), z.maxLength(256, "Password must be at most 256 characters")),
});

const BOTH = "Please enter both email and new password";

export const ResetInput = z.object({
  email: z.pipe(z.string(BOTH).check(z.minLength(1, BOTH)), Email),
  newPassword: z.pipe(z.string(BOTH).check(z.minLength(1, BOTH)), NewPassword),
});

export const ConfirmResetInput = z.object({
  token: z.string("This link is not valid").check(z.regex(/^[A-Za-z0-9_-]{43}$/, "This link is not valid")),
  newPassword: NewPassword,
});

const Message = z.object({ message: z.string() });

export const register = call({
  ...requests.register,
  summary:
    "Create an account. On a server that sends email, the answer doesn't reveal whether the address is already registered; elsewhere a registered address fails with the same message as any other failure.",
  access: "open",
  input: RegisterInput,
  output: Message,
  status: 201,
  faults: ["registration_closed", "not_found", "forbidden", "conflict"],
});

export const login = call({
  ...requests.login,
  summary:
    "Sign in with email and password; sets the session cookie. If a second factor is on, the call fails with second_step and sets a cookie for that step.",
  access: "open",
  input: LoginInput,
  output: User,
  faults: ["login_failed", "second_step"],
});

export const logout = call({
  ...requests.logout,
  summary: "Sign out and end this session on the server.",
  access: "open",
  output: "nothing",
  status: 204,
});

const currentUserOf = { access: "read", output: User } as const;

export const currentUser = call({ ...requests.currentUser, ...currentUserOf, summary: "Get the signed-in user." });

export const currentUserDirect = call({
  ...requests.currentUserDirect,
  ...currentUserOf,
  summary: "Alias of currentUser.",
});

export const requestReset = call({
  ...requests.requestReset,
  summary: "Request a password reset. Emails a link; the answer is the same whether or not the address is registered.",
  access: "open",
  input: ResetInput,
  output: Message,
  status: 202,
});

export const confirmReset = call({
  ...requests.confirmReset,
  summary:
    "Confirm a password reset with the emailed link. The new password must match the one in the request. Ends every session.",
  access: "open",
  input: ConfirmResetInput,
  output: Message,
});

export const deleteData = call({
  ...requests.deleteData,
  summary: "Request deletion of all your data. It's deleted within 24 hours; you can cancel until then.",
  access: "manage",
  confirm: "always",
  output: z.object({ message: z.string(), deletesAt: Instant }),
  status: 202,
  faults: ["conflict"],
});

export const keepData = call({
  ...requests.keepData,
  summary: "Cancel a request to delete your data.",
  access: "account",
  output: User,
});

export const authOptions = call({
  ...requests.authOptions,
  summary: "Available sign-in methods.",
  access: "open",
  output: z.object({
    demo: z.boolean(),
    google: z.boolean(),
    /** The button label of the server's own OpenID provider; null without one. */
    openid: z.nullable(z.string()),
    registration: z.enum(["open", "first-user-only", "closed"]),
    /** Whether this server sends email. Without it, the operator prints reset links. */
    mail: z.boolean(),
  }),
});

export const googleStatus = call({
  ...requests.googleStatus,
  summary: "Check whether Google sign-in is available.",
  access: "open",
  output: z.object({ available: z.boolean() }),
});

export const googleSignIn = call({
  ...requests.googleSignIn,
  summary: "Redirect to Google to sign in (browser navigation).",
  access: "open",
  query: ProviderQuery,
  output: "redirect",
  status: 302,
});

export const googleCallback = call({
  ...requests.googleCallback,
  summary: "Handle the redirect back from Google.",
  access: "open",
  output: "redirect",
  status: 302,
});
