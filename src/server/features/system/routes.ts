import { randomBytes } from "node:crypto";
import * as contract from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { docsPage } from "#server/http/docs-page.ts";
import { openApiDocument } from "#server/http/openapi.ts";

/** Stands in the page where each answer has a nonce of its own. */
const NONCE = "nonce-of-this-answer";

export function systemRoutes(
  answer: Answer,
  { isReady, version, settings }: Pick<Deps, "isReady" | "version" | "settings">,
): void {
  answer(contract.health, () => ({ status: "ok" }) as const);

  answer(contract.ready, async () => {
    if (!(await isReady().catch(() => false)))
      throw new Fault("not_ready", "The database is not ready", { retryAfter: 5 });
    return { status: "ready" } as const;
  });

  // Anybody may ask, as often as they like: both are made once.
  let document: ReturnType<typeof openApiDocument> | undefined;
  answer(contract.openApi, () => {
    document ??= openApiDocument(version, { https: settings.baseUrl.protocol === "https:" });
    return document;
  });

  let page: string | undefined;
  answer(contract.docs, (_, { reply }) => {
    page ??= docsPage(version, NONCE);
    const nonce = randomBytes(16).toString("base64");
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(page.replace(NONCE, nonce));
  });
}
