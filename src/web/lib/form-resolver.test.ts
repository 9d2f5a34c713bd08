import { expect, it } from "vitest";
import { LoginInput, RegisterInput, ResetInput } from "#contract/auth.ts";
import { formResolver } from "./form-resolver.ts";

type Schema = Parameters<typeof formResolver>[0];

async function messages(schema: Schema, values: Record<string, string>) {
  const result = await formResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });
  return Object.fromEntries(Object.entries(result.errors).map(([field, error]) => [field, error?.message]));
}

it("reports the errors of a login", async () => {
  expect(await messages(LoginInput, { email: "nobody", password: "" })).toEqual({
    email: "Please enter a valid email address",
    password: "Password is required",
  });
  expect(await messages(LoginInput, { email: "a@b.cc", password: "x" })).toEqual({});
});

it("reports the errors of a registration", async () => {
  const names = { firstName: "", lastName: "" };
  expect(await messages(RegisterInput, { ...names, email: "", password: "1234567" })).toEqual({
    email: "Please enter a valid email address",
    password: "Password must be at least 8 characters",
  });
});

it("requires both email and new password for a reset", async () => {
  const both = "Please enter both email and new password";
  expect(await messages(ResetInput, { email: "", newPassword: "" })).toEqual({ email: both, newPassword: both });
});
