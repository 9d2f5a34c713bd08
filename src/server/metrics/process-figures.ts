import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Family } from "./text.ts";

const RESOLUTION = 20;

/** What this process takes: memory, processor, and how late its event loop is. Lateness is that since the last look. */
export function watchProcess() {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  loop.enable();

  function figures(): Family[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = { "0.5": loop.percentile(50), "0.99": loop.percentile(99), "1": loop.max };
    const isMeasured = loop.count > 0;
    loop.reset();
    return [
      gauge("process_resident_memory_bytes", "Memory that this process holds.", rss),
      gauge("nodejs_heap_used_bytes", "Of it, what the program's own objects take.", heapUsed),
      gauge("process_uptime_seconds", "Since this process started.", process.uptime()),
      {
        name: "process_cpu_seconds_total",
        type: "counter",
        help: "Processor time taken so far.",
        samples: [{ value: (user + system) / 1e6 }],
      },
      {
        name: "nodejs_eventloop_lag_seconds",
        type: "gauge",
        help: "How late the event loop was since the last look: half the time, 99 times in 100, at most.",
        samples: Object.entries(late).map(([quantile, nanoseconds]) => ({
          labels: { quantile },
          // The clock behind it ticks at its resolution; only what comes on top is lateness.
          value: isMeasured ? Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3) : 0,
        })),
      },
    ];
  }
  return { figures, stop: () => loop.disable() };
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});
