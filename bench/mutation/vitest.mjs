// Replaces "vitest" in mutation tests: the same API and Vitest's own matchers, without a worker, a server and a fresh context
// for each run, which take longer than the tests. Anything missing here makes the first run fail, not pass.
import { setTimeout as pause } from "node:timers/promises";
import { format } from "node:util";
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  addCustomEqualityTesters,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.getState = () => getState(expect);
expect.setState = (state) => setState(state, expect);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.addEqualityTesters = addCustomEqualityTesters;
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);
expect.extend(customMatchers);

/** Retries until the matcher passes. */
expect.poll = (ask, { timeout = 1000, interval = 50 } = {}) => {
  const matcher = (isNot, name) =>
    async function matches(...args) {
      const until = Date.now() + timeout;
      for (;;) {
        const assertion = expect(await ask());
        try {
          return (isNot ? assertion.not : assertion)[name](...args);
        } catch (error) {
          if (Date.now() > until) throw error;
        }
        await pause(interval);
      }
    };
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === "not" ? new Proxy({}, { get: (__, word) => matcher(true, word) }) : matcher(false, name),
    },
  );
};

/** Every test of the files loaded so far, in order. */
export const collected = [];
let scope;
let endings = [];

/** Takes everything down and forgets it, before it is all loaded again. */
export async function closeFiles() {
  for (const ending of endings) {
    try {
      await ending();
    } catch {
      // It was broken on purpose; errors here don't matter.
    }
  }
  endings = [];
  collected.length = 0;
}

/** What comes next belongs to this file. */
export function openFile(file) {
  scope = {
    file,
    name: "",
    hooks: { beforeAll: [], beforeEach: [], afterEach: [] },
    parent: undefined,
    isReady: false,
  };
}

function test(name, ...rest) {
  const run = rest.find((each) => typeof each === "function");
  const title = [scope.name, name].filter(Boolean).join(" > ");
  collected.push({ id: `${scope.file}#${collected.length} ${title}`, name: title, scope, run });
}

export function describe(name, fill) {
  const outer = scope;
  scope = { ...outer, name: [outer.name, name].filter(Boolean).join(" > "), parent: outer, isReady: false };
  scope.hooks = { beforeAll: [], beforeEach: [], afterEach: [] };
  fill();
  scope = outer;
}

const each =
  (make) =>
  (cases) =>
  (name, ...rest) => {
    const run = rest.find((part) => typeof part === "function");
    for (const given of cases) {
      const args = Array.isArray(given) ? given : [given];
      const placeholders = (name.match(/%[sdijo]/g) ?? []).length;
      make(format(name, ...args.slice(0, placeholders)), () => run(...args));
    }
  };

export const it = Object.assign(test, { each: each((name, run) => test(name, run)) });
describe.each = each((name, fill) => describe(name, fill));

export { it as test };
export const beforeAll = (run) => scope.hooks.beforeAll.push(run);
export const beforeEach = (run) => scope.hooks.beforeEach.push(run);
export const afterEach = (run) => scope.hooks.afterEach.push(run);
export const afterAll = (run) => endings.push(run);
