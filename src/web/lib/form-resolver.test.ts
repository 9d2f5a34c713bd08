import { expect, it } from "vitest";
import { LoginInput, RegisterInput, ResetInput } from "#contract/auth.ts";
import { resolve } from "./form-resolver.ts";

type Schema = Parameters<typeof resolve>[0];

async function complaints(schema: Schema, values: Record<string, string>) {
  const result = await resolve(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });
  return Object.fromEntries(Object.entries(result.errors).map(([field, error]) => [field, error?.message]));
}

it("says what is wrong with a login", async () => {
  expect(await complaints(LoginInput, { email: "nobody", password: "" })).toEqual({
    email: "Please enter a valid email address",
    password: "Password is required",
  });
  expect(await complaints(LoginInput, { email: "a@b.cc", password: "x" })).toEqual({});
});

it("says what is wrong with a registration", async () => {
  const names = { firstName: "", lastName: "" };
  expect(await complaints(RegisterInput, { ...names, email: "", password: "1234567" })).toEqual({
    email: "Please enter a valid email address",
    password: "Password must be at least 8 characters",
  });
});

it("asks for both halves of a reset", async () => {
  const both = "Please enter both email and new password";
  expect(await complaints(ResetInput, { email: "", newPassword: "" })).toEqual({ email: both, newPassword: both });
});
