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
  /** When everything of this person is deleted, because they asked for it; null otherwise. */
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
  /** Of a link to a household: the new person joins it, also where registration is closed. */
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
    "Create an account. A taken address answers like a free one where mail is sent, and like any other failure elsewhere.",
  access: "open",
  input: RegisterInput,
  output: Message,
  status: 201,
  faults: ["registration_closed", "not_found", "forbidden", "conflict"],
});

export const login = call({
  ...requests.login,
  summary:
    "Sign in with email and password; sets the session cookie. A person with a second factor is refused with second_step, and a cookie is set for that step.",
  access: "open",
  input: LoginInput,
  output: User,
  faults: ["login_failed", "second_step"],
});

export const logout = call({
  ...requests.logout,
  summary: "End this session, on the server as well.",
  access: "open",
  output: "nothing",
  status: 204,
});

const currentUserOf = { access: "read", output: User } as const;

export const currentUser = call({ ...requests.currentUser, ...currentUserOf, summary: "Who is signed in." });

export const currentUserDirect = call({
  ...requests.currentUserDirect,
  ...currentUserOf,
  summary: "Who is signed in (second spelling of the same call).",
});

export const requestReset = call({
  ...requests.requestReset,
  summary: "Ask for a new password. Answers the same whether or not the address is known, and mails a link.",
  access: "open",
  input: ResetInput,
  output: Message,
  status: 202,
});

export const confirmReset = call({
  ...requests.confirmReset,
  summary: "Set the new password with the mailed link; it must equal the one asked for. Ends every session.",
  access: "open",
  input: ConfirmResetInput,
  output: Message,
});

export const deleteData = call({
  ...requests.deleteData,
  summary: "Ask for everything of yours to be deleted; it happens within 24 hours and can be taken back until then.",
  access: "manage",
  confirm: "always",
  output: z.object({ message: z.string(), deletesAt: Instant }),
  status: 202,
  faults: ["conflict"],
});

export const keepData = call({
  ...requests.keepData,
  summary: "Take a request to delete everything back.",
  access: "account",
  output: User,
});

export const authOptions = call({
  ...requests.authOptions,
  summary: "Which ways in this server offers.",
  access: "open",
  output: z.object({
    demo: z.boolean(),
    google: z.boolean(),
    /** What the button of the server's own OpenID provider says; null without one. */
    openid: z.nullable(z.string()),
    registration: z.enum(["open", "first-user-only", "closed"]),
    /** Whether this server sends mail; without, whoever runs it prints the reset links. */
    mail: z.boolean(),
  }),
});

export const googleStatus = call({
  ...requests.googleStatus,
  summary: "Whether Google sign-in is set up.",
  access: "open",
  output: z.object({ available: z.boolean() }),
});

export const googleSignIn = call({
  ...requests.googleSignIn,
  summary: "Leave for Google; a browser navigation.",
  access: "open",
  query: ProviderQuery,
  output: "redirect",
  status: 302,
});

export const googleCallback = call({
  ...requests.googleCallback,
  summary: "Come back from Google, signed in or not.",
  access: "open",
  output: "redirect",
  status: 302,
});
