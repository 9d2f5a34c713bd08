import { readFileSync } from "node:fs";
import { startError } from "./start-error.ts";

/** Reads settings one by one and collects all errors, so that they can be fixed at once. */
export type Reader = ReturnType<typeof settingReader>;

type UrlOptions = { secret?: boolean; mayLackHost?: boolean };

export function settingReader(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  const addProblem = (name: string, why: string) => void problems.push(`${name} ${why}`);

  const text = (name: string) => env[name]?.trim() || undefined;

  /** The variable itself, or the content of the file named by NAME_FILE. */
  function secret(name: string): string | undefined {
    const path = text(`${name}_FILE`);
    if (path === undefined) return text(name);
    if (text(name) !== undefined) addProblem(`${name}_FILE`, `is set as well as ${name}; set only one of them`);
    try {
      return readFileSync(path, "utf8").trim() || undefined;
    } catch {
      addProblem(`${name}_FILE`, "names a file that can't be read");
      return undefined;
    }
  }

  function url(name: string, protocols: readonly string[], options: UrlOptions = {}): URL | undefined {
    const value = options.secret ? secret(name) : text(name);
    if (value === undefined) return undefined;
    const found = URL.canParse(value) ? new URL(value) : undefined;
    if (found && protocols.includes(found.protocol)) {
      if (found.hostname === "" && !options.mayLackHost)
        addProblem(name, `has no host; use a URL such as ${found.protocol}//host.example.com`);
      return found;
    }
    addProblem(name, `is not a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
    return undefined;
  }

  function oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = text(name);
    const found = values.find((each) => each === value);
    if (value !== undefined && found === undefined) addProblem(name, `must be one of ${values.join(", ")}`);
    return found;
  }

  function onOff(name: string): boolean | undefined {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return undefined;
    if (["on", "true", "1", "yes"].includes(value)) return true;
    if (["off", "false", "0", "no"].includes(value)) return false;
    addProblem(name, "must be on or off");
    return undefined;
  }

  function wholeNumber(name: string, min: number, max: number): number | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const found = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (found >= min && found <= max) return found;
    addProblem(name, `must be a whole number from ${min} to ${max}`);
    return undefined;
  }

  function finish() {
    if (problems.length > 0)
      throw startError(`Weekwise can't start with these settings:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }

  return { text, secret, url, oneOf, onOff, wholeNumber, addProblem, finish };
}
