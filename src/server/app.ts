import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { ownAccountRoutes } from "./features/auth/account/routes.ts";
import { notifyOfNewDevice, openDevices } from "./features/auth/devices.ts";
import { openPending } from "./features/auth/factors/pending.ts";
import { factorRoutes } from "./features/auth/factors/routes.ts";
import { openSeal } from "./features/auth/factors/seal.ts";
import { secondStepRoutes } from "./features/auth/factors/second-step-routes.ts";
import { openWebAuthn } from "./features/auth/factors/webauthn.ts";
import { providerRoutes } from "./features/auth/provider-routes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { billRoutes } from "./features/bills/routes.ts";
import { calendarRoutes } from "./features/calendar/routes.ts";
import { categoryRoutes } from "./features/categories/routes.ts";
import { documentRoutes, documentUploads } from "./features/documents/routes.ts";
import { exportRoutes } from "./features/export/routes.ts";
import { householdRoutes } from "./features/households/routes.ts";
import { importRoutes, importUploads } from "./features/import/routes.ts";
import { incomeRoutes } from "./features/incomes/routes.ts";
import { linkRoutes, notificationRoutes } from "./features/notifications/routes.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { planRoutes } from "./features/plan/routes.ts";
import { scanRoutes } from "./features/scan/routes.ts";
import { scanLessonRoutes } from "./features/scan-lessons/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { statementRoutes } from "./features/statements/routes.ts";
import { systemRoutes } from "./features/system/routes.ts";
import { tokenRoutes } from "./features/tokens/routes.ts";
import { answerWith } from "./http/answer.ts";
import { closePromptly } from "./http/closing.ts";
import { answerBrokenRequests, handleErrors, handleFrameworkError } from "./http/errors.ts";
import { FORM_LIMITS } from "./http/form-file.ts";
import { parseJson } from "./http/json-body.ts";
import { logRequests } from "./http/request-log.ts";
import { refuseCrossSite } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { openSessions } from "./http/session.ts";
import { TIMEOUTS } from "./http/timeouts.ts";
import { serveWeb } from "./http/web-files.ts";
import { openChanges } from "./live/changes.ts";
import { liveRoutes } from "./live/routes.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { schedulerRoutes } from "./scheduler/routes.ts";

/** Builds the whole application from its dependencies. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { db, clock, settings, secret, log } = deps;
  const isSecure = settings.baseUrl.protocol === "https:";
  const headers = securityHeaders(settings);
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * 1024,
    ...TIMEOUTS,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleFrameworkError(headers),
    clientErrorHandler: answerBrokenRequests(headers),
  });
  app.removeContentTypeParser("text/plain");
  parseJson(app);
  handleErrors(app, log);
  logRequests(app, log);
  serveMetrics(app, deps);
  closePromptly(app);
  refuseCrossSite(app, settings.baseUrl);
  await app.register(cookie, { secret: `cookie:${secret}` });
  await serveWeb(app, { root: deps.webRoot, baseUrl: settings.baseUrl, offlineCopy: settings.offlineCopy });

  const devices = openDevices({ secret, secure: isSecure });
  const onSignIn = notifyOfNewDevice(devices, clock);
  const sessions = openSessions({ db, clock, secret, secure: isSecure, onSignIn });
  const changes = deps.changes ?? openChanges({ db, log });
  const answerDeps = { db, clock, sessions, changes, checkAnswers: deps.checkAnswers };
  const answer = answerWith(app, answerDeps);
  systemRoutes(answer, deps);
  const authDeps = {
    ...{ ...deps, sessions, devices, pending: openPending({ db, clock, secret, secure: isSecure }) },
    ...{ seal: openSeal(settings.factorSecret ?? secret), webauthn: openWebAuthn(settings.baseUrl) },
  };
  authRoutes(answer, { ...authDeps, changes });
  providerRoutes(answer, authDeps);
  secondStepRoutes(answer, authDeps);
  factorRoutes(answer, authDeps);
  ownAccountRoutes(answer, deps);
  tokenRoutes(answer, deps);
  accountRoutes(answer, deps);
  billRoutes(answer, deps);
  paymentRoutes(answer, deps);
  incomeRoutes(answer, deps);
  planRoutes(answer, deps);
  calendarRoutes(answer, deps);
  categoryRoutes(answer, deps);
  settingsRoutes(answer, deps);
  scanLessonRoutes(answer, deps);
  statementRoutes(answer, deps);
  schedulerRoutes(answer, deps);
  notificationRoutes(answer, deps);
  await app.register(async (scope) => linkRoutes(scope, answerWith(scope, answerDeps), { ...deps, changes }));
  householdRoutes(answer, { ...deps, sessions, changes });
  liveRoutes(app, answer, { ...deps, sessions, changes });
  exportRoutes(answer, deps);
  importRoutes(answer, deps);
  documentRoutes(answer, deps);
  // These calls accept forms with files; all others accept only JSON.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    const answerForm = answerWith(scope, answerDeps);
    scanRoutes(answerForm, deps);
    documentUploads(answerForm, deps);
    importUploads(answerForm, deps);
  });
  return app;
}
