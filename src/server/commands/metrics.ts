import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { summarize } from "#server/metrics/summary.ts";
import { isStartError, startError } from "#server/start-error.ts";

/** Prints the main metrics of the running Weekwise: `npm run metrics`, or all of them with --all. */
async function main(): Promise<void> {
  const { metricsToken, host, port } = readSettings(readEnvironment());
  if (metricsToken === undefined)
    throw startError("Metrics are off. Set METRICS_TOKEN (`openssl rand -hex 32` generates one) and restart Weekwise.");
  const url = `http://${nameOf(host)}:${port}/metrics`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${metricsToken}` } }).catch(() => undefined);
  if (answer?.ok !== true)
    throw startError(
      `${url} ${answer ? `returned ${answer.status}` : "did not respond"}. Is Weekwise running here with this METRICS_TOKEN?`,
    );
  const text = await answer.text();
  process.stdout.write(process.argv.includes("--all") ? text : summarize(text));
}

/** A server that listens on all addresses is reached on this machine. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

main().catch((error: unknown) => {
  process.stderr.write(`${isStartError(error) ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
});
