/** A metric with its labels. `suffix` is only for histograms: _bucket, _sum and _count. */
export type Sample = { value: number; labels?: Record<string, string>; suffix?: string };

export type Family = { name: string; type: "counter" | "gauge" | "histogram"; help: string; samples: Sample[] };

/** Prometheus text format 0.0.4. */
export function toText(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, type, help, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => lineOf(name, sample)).join("")}`,
    )
    .join("");
}

function lineOf(name: string, { value, labels = {}, suffix = "" }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
}

const escapeLabel = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

const LINE = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g;

export type Figure = { name: string; labels: Record<string, string>; value: number };

/** Parses it, for use without Prometheus. */
export function fromText(text: string): Figure[] {
  return text.split("\n").flatMap((line) => {
    const [, name, labels = "", value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label = "", word = ""]) => [label, word] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: value === "+Inf" ? Infinity : Number(value) }];
  });
}
