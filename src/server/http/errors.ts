import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type FaultBody, type FaultCode, faults } from "#contract/faults.ts";
import { isTransient, isWriteRefused } from "#server/db/database-errors.ts";
import { Fault } from "#server/fault.ts";
import type { Log } from "#server/log.ts";
import { codeOf } from "#server/start-error.ts";

const BROKEN_REQUESTS: Record<string, readonly [FaultCode, string]> = {
  HPE_HEADER_OVERFLOW: ["headers_too_large", "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["timeout", "The request took too long"],
};

/** Our messages for Fastify's own errors. */
const FRAMEWORK_ERRORS: Record<string, readonly [FaultCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["wrong_type", "Please send JSON (Content-Type: application/json)"],
  FST_ERR_CTP_INVALID_TYPE: ["wrong_type", "Please send JSON (Content-Type: application/json)"],
  FST_ERR_CTP_INVALID_JSON_BODY: ["invalid", "The request is not valid JSON"],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["invalid", "The request has no JSON body"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["invalid", "The request's Content-Length does not match its body"],
  FST_ERR_CTP_BODY_TOO_LARGE: ["too_large", "The request is too large"],
  FST_ERR_BAD_URL: ["invalid", "This address is not valid"],
  FST_ERR_ASYNC_CONSTRAINT: ["invalid", "This request is not valid"],
};

/** The only error handler: every error in a request ends here and gets the same format. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = asFault(error);
    if (fault === undefined || fault.code === "not_ready")
      log.error({ err: error, request: request.id }, "request failed");
    return send(reply, request, fault ?? bug());
  });
  app.setNotFoundHandler((request, reply) => send(reply, request, new Fault("not_found", "Not found")));
}

/** Errors that Fastify raises before routing, such as a malformed URL. No hook has run then, so it sets the headers. */
export function handleFrameworkError(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void send(reply.headers(headers), request, asFault(error) ?? bug());
  };
}

export function send(reply: FastifyReply, request: FastifyRequest, fault: Fault): FastifyReply {
  if (fault.retryAfter !== undefined) reply.header("retry-after", String(fault.retryAfter));
  return reply
    .code(fault.status)
    .header("cache-control", "no-store")
    .header("x-request-id", request.id)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(bodyOf(fault, request.id)));
}

function bodyOf(fault: Fault, requestId: string): FaultBody {
  const body: FaultBody = { message: fault.message, code: fault.code };
  if (fault.errors) body.errors = fault.errors;
  if (fault.code === "bug") body.requestId = requestId;
  return body;
}

/** An error as sent to the client, for a response that has already started. */
export function faultBody(error: unknown, requestId: string): FaultBody {
  return bodyOf(asFault(error) ?? bug(), requestId);
}

const bug = () => new Fault("bug", "Something went wrong on our side. Please try again.");

function asFault(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  const mapped = FRAMEWORK_ERRORS[codeOf(error) ?? ""];
  if (mapped) return new Fault(...mapped);
  if (isWriteRefused(error))
    return new Fault("not_ready", "Weekwise can't save anything right now. You can still view your data.", {
      retryAfter: 30,
    });
  if (isTransient(error))
    return new Fault("not_ready", "Weekwise can't reach its data right now. Please try again.", { retryAfter: 5 });
  const status = statusOf(error);
  if (status === undefined || status < 400 || status > 499) return undefined;
  const code = codeForStatus(status);
  return new Fault(code, "This request is not valid");
}

function codeForStatus(status: number): FaultCode {
  for (const code of ["not_found", "timeout", "too_large", "wrong_type", "headers_too_large"] as const) {
    if (faults[code] === status) return code;
  }
  return "invalid";
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;
}

/** Bytes that are not an HTTP request still get a response in our format, with the usual headers. */
export function answerBrokenRequests(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [code, message] = BROKEN_REQUESTS[error.code ?? ""] ?? (["invalid", "This request is not valid"] as const);
    const body: FaultBody = { message, code };
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${faults[code]} ${code}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(text)}`,
      "cache-control: no-store",
      "connection: close",
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
  };
}
