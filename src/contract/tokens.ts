import * as z from "zod/mini";
import * as requests from "#contract/requests/security.ts";
import { call } from "./call.ts";
import { Instant, requiredText } from "./fields.ts";
import { MOST_TOKENS, TOKEN_DAYS, TOKEN_SCOPES } from "./limits.ts";

export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: Instant,
  expiresAt: Instant,
  /** When it was last used, to within a few minutes; null if never. */
  usedAt: z.nullable(Instant),
});
export type ApiToken = z.output<typeof ApiToken>;

export const CreateTokenInput = z.object({
  name: requiredText("Name", 60),
  scope: z.enum(TOKEN_SCOPES, "Choose what the token may do"),
  days: z.literal(TOKEN_DAYS, "Choose how long the token is valid"),
});

const TokenId = z.object({ id: z.string().check(z.maxLength(100)) });

export const listTokens = call({
  ...requests.listTokens,
  summary: "List your API tokens for this household. The tokens themselves aren't stored and can't be shown again.",
  access: "account",
  output: z.array(ApiToken),
});

export const createToken = call({
  ...requests.createToken,
  summary: `Create an API token. It acts as you in this household, limited to its scope, and is shown only once. You can have up to ${MOST_TOKENS} per household.`,
  access: "account",
  confirm: "always",
  input: CreateTokenInput,
  output: z.object({ ...ApiToken.shape, token: z.string() }),
  status: 201,
  faults: ["conflict"],
});

export const deleteToken = call({
  ...requests.deleteToken,
  summary: "Revoke one of your tokens. It stops working immediately.",
  access: "account",
  params: TokenId,
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});
