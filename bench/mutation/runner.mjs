// A test runner for Stryker that loads the tests once and then, for each mutant, runs only those that reach it, in the same
// process. For mutants in code that runs on import, our own files are loaded again.
import { register } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { register as registerTypeScript } from "tsx/esm/api";

globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const FILES = (process.env.MUTANTS_TESTS ?? "").split(",");

let strayError;
for (const event of ["unhandledRejection", "uncaughtException"])
  process.on(event, (error) => {
    strayError ??= error;
  });

const reloadsForSurvivors = process.env.MUTANTS_DOUBT === "1";
/** Something was loaded with a mutant in place. */
let isStale = false;

/** The tests of the copy that Stryker made, which is where we run. */
let loaded;
let turn = 0;
async function load() {
  if (turn === 0) {
    registerTypeScript();
    register(new URL("./hooks.mjs", import.meta.url));
    process.env.TEST_DB = "pglite";
  }
  turn += 1;
  const { collected, openFile, closeFiles } = await import("./vitest.mjs");
  await closeFiles();
  for (const file of FILES) {
    openFile(file);
    await import(`${pathToFileURL(join(process.cwd(), file)).href}?turn=${turn}`);
  }
  loaded = collected;
}

const scopesOf = (scope) => (scope === undefined ? [] : [...scopesOf(scope.parent), scope]);

async function prepare({ scope }) {
  for (const each of scopesOf(scope)) {
    if (each.isReady) continue;
    for (const hook of each.hooks.beforeAll) await hook();
    each.isReady = true;
  }
}

async function runTest(test) {
  const scopes = scopesOf(test.scope);
  const startedAt = performance.now();
  let failure;
  const attempt = async (run) => {
    try {
      await run();
    } catch (error) {
      failure ??= error;
    }
  };
  await attempt(async () => {
    await prepare(test);
    for (const { hooks } of scopes) for (const hook of hooks.beforeEach) await hook();
    await test.run();
  });
  for (const { hooks } of scopes.toReversed()) for (const hook of hooks.afterEach) await attempt(hook);
  // Unhandled rejections fail the test too, as under Vitest.
  await new Promise((resolve) => setImmediate(resolve));
  failure ??= strayError;
  strayError = undefined;
  if (failure !== undefined) await cleanUp();
  const { id, name } = test;
  const result = { id, name, fileName: test.scope.file, timeSpentMs: performance.now() - startedAt };
  if (failure === undefined) return { ...result, status: 0 };
  return { ...result, status: 1, failureMessage: String(failure?.message ?? failure) };
}

/** A test that failed halfway leaves rows and unfinished requests behind. */
async function cleanUp() {
  await pause(30);
  for (const database of globalThis.openTestDatabases ?? []) await database.reset().catch(() => {});
  strayError = undefined;
}

/** How long a test took last, and how many mutants it has noticed in this process. */
const history = new Map();
const priority = ({ id }) => {
  const { ms = 0, noticed = 0 } = history.get(id) ?? {};
  return (noticed + 0.1) / (ms + 5);
};

function remember({ id, status, timeSpentMs }) {
  const noticed = (history.get(id)?.noticed ?? 0) + status;
  history.set(id, { ms: timeSpentMs, noticed });
}

async function runAll(tests, stopsAtFailure, onTest = () => {}) {
  const results = [];
  for (const test of tests) {
    onTest(test);
    const result = await runTest(test);
    results.push(result);
    remember(result);
    if (stopsAtFailure && result.status === 1) break;
  }
  return results;
}

const runner = {
  capabilities: () => ({ reloadEnvironment: true }),

  async dryRun() {
    if (loaded === undefined) await load();
    // Code reached by setup counts as reached on import, since setup isn't repeated for each mutant.
    for (const test of loaded) await prepare(test);
    const tests = await runAll(loaded, false, ({ id }) => {
      stryker.currentTestId = id;
    });
    stryker.currentTestId = undefined;
    return { status: "complete", tests, mutantCoverage: stryker.mutantCoverage };
  },

  async mutantRun(options) {
    const result = await tryMutant(options);
    if (result.status !== "survived" || options.mutantActivation === "static" || !reloadsForSurvivors) return result;
    // Values cached before the mutant was activated may hide it, so it runs again on freshly loaded code.
    isStale = true;
    return tryMutant({ ...options, mutantActivation: "static", reloadEnvironment: true });
  },
};

async function tryMutant({ activeMutant, hitLimit, mutantActivation, testFilter, disableBail, reloadEnvironment }) {
  stryker.mutantCoverage = undefined;
  stryker.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
  let tests;
  try {
    if (loaded === undefined || reloadEnvironment || isStale) await load();
    isStale = activeMutant.id === stryker.activeMutant;
    tests = loaded.filter(({ id }) => testFilter === undefined || testFilter.includes(id));
    if (mutantActivation !== "static") for (const test of tests) await prepare(test);
  } catch (error) {
    isStale = true;
    return { status: "killed", killedBy: ["loading"], nrOfTests: 0, failureMessage: String(error) };
  }
  Object.assign(stryker, {
    activeMutant: activeMutant.id,
    hitCount: hitLimit === undefined ? undefined : 0,
    hitLimit,
  });
  // Fast tests that have killed many mutants run first.
  const results = await runAll(disableBail ? tests : tests.toSorted((a, b) => priority(b) - priority(a)), !disableBail);
  stryker.activeMutant = undefined;
  if (hitLimit !== undefined && stryker.hitCount > hitLimit) return { status: "timeout", reason: "hit limit" };
  const failed = results.filter(({ status }) => status === 1);
  if (failed.length === 0) return { status: "survived", nrOfTests: results.length };
  const killedBy = failed.map(({ id }) => id);
  return { status: "killed", killedBy, nrOfTests: results.length, failureMessage: failed[0].failureMessage };
}

/** Reports survivors immediately. */
const reporter = {
  onMutantTested({ status, fileName, location, replacement, mutatorName }) {
    if (status === "Survived" || status === "NoCoverage")
      console.log(
        `${status} ${fileName}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`,
      );
  },
};

const plugin = (kind, name, object) => ({ kind, name, factory: Object.assign(() => object, { inject: [] }) });
export const strykerPlugins = [plugin("TestRunner", "in-process", runner), plugin("Reporter", "survivors", reporter)];
