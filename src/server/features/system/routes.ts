import { randomBytes } from "node:crypto";
import * as contract from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { docsPage } from "#server/http/docs-page.ts";
import { send } from "#server/http/errors.ts";
import { openApiDocument } from "#server/http/openapi.ts";

/** The placeholder for each response's nonce. */
const NONCE = "nonce-of-this-answer";

export function systemRoutes(
  answer: Answer,
  {
    isReady,
    notReadyFor,
    version,
    settings,
    log,
  }: Pick<Deps, "isReady" | "notReadyFor" | "version" | "settings" | "log">,
): void {
  answer(contract.health, () => ({ status: "ok" }) as const);

  // Requested every few seconds by monitoring: a reason is logged when it is new, and is not an error of the request.
  let lastReason: string | undefined;
  answer(contract.ready, async (_, { request, reply }) => {
    // The database is checked last: while the demo household is being created it may be slow.
    const reason = notReadyFor?.() ?? ((await isReady().catch(() => false)) ? undefined : "The database is not ready");
    if (reason !== undefined && reason !== lastReason) log.info({ reason }, "not ready");
    lastReason = reason;
    if (reason === undefined) return { status: "ready" } as const;
    return send(reply, request, new Fault("not_ready", reason, { retryAfter: 5 }));
  });

  // Anyone may request them, as often as they like: both are generated once.
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
