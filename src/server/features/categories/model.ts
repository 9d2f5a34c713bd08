import { readFileSync } from "node:fs";
import { type Model, readModel } from "#core/categorize/model.ts";

let model: Model | undefined;

/** The model next to this file; the build copies it next to the bundle. Read once per process. */
export function loadModel(): Model {
  model ??= readModel(readFileSync(new URL("./categories.model", import.meta.url), "utf8"));
  return model;
}
