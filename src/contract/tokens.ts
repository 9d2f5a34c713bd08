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
  /** When it was last used, to some minutes; null if never. */
  usedAt: z.nullable(Instant),
});
export type ApiToken = z.output<typeof ApiToken>;

export const CreateTokenInput = z.object({
  name: requiredText("Name", 60),
  scope: z.enum(TOKEN_SCOPES, "Choose what the token may do"),
  days: z.literal(TOKEN_DAYS, "Choose for how long the token is good"),
});

const TokenId = z.object({ id: z.string().check(z.maxLength(100)) });

export const listTokens = call({
  ...requests.listTokens,
  summary: "Your API tokens in this household. The tokens themselves are not kept and cannot be shown again.",
  access: "account",
  output: z.array(ApiToken),
});

export const createToken = call({
  ...requests.createToken,
  summary: `Make a token for a program of yours: it acts as you in this household, with its scope alone. It is shown this once. A person has at most ${MOST_TOKENS}.`,
  access: "account",
  confirm: "always",
  input: CreateTokenInput,
  output: z.object({ ...ApiToken.shape, token: z.string() }),
  status: 201,
  faults: ["conflict"],
});

export const deleteToken = call({
  ...requests.deleteToken,
  summary: "Revoke a token of yours, at once.",
  access: "account",
  params: TokenId,
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});
