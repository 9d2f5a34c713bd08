import type { Socket } from "node:net";
import type { FaultBody, FaultCode } from "#contract/faults.ts";
import { faults } from "#contract/faults.ts";

const WORDS: Record<string, readonly [FaultCode, string]> = {
  HPE_HEADER_OVERFLOW: ["headers_too_large", "The request's headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["timeout", "The request took too long"],
};

/** Bytes that are no HTTP request at all still get an answer in our one shape, under the headers of all others. */
export function answerBrokenRequests(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [code, message] = WORDS[error.code ?? ""] ?? (["invalid", "This is not a valid request"] as const);
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
