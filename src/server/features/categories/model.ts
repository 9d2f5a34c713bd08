import { readFileSync } from "node:fs";
import { type Model, readModel } from "#core/categorize/model.ts";

let model: Model | undefined;

/** The model beside this file; the build puts a copy beside the bundle. Read once per process. */
export function loadModel(): Model {
  model ??= readModel(readFileSync(new URL("./categories.model", import.meta.url), "utf8"));
  return model;
}
