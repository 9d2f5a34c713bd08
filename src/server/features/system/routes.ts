import { randomBytes } from "node:crypto";
import * as contract from "#contract/system.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import type { Answer } from "#server/http/answer.ts";
import { docsPage } from "#server/http/docs-page.ts";
import { openApiDocument } from "#server/http/openapi.ts";

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

  answer(contract.openApi, () => openApiDocument(version, { https: settings.baseUrl.protocol === "https:" }));

  answer(contract.docs, (_, { reply }) => {
    const nonce = randomBytes(16).toString("base64");
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(docsPage(version, nonce));
  });
}
