// The package's recogniser with our signs, to go on teaching it: tsx scripts/recogniser/begin.ts <out.onnx> <out.json>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assets } from "#server/scanner/child/ocr/models.ts";
import { CHARACTERS } from "#server/scanner/child/ocr/recognise.ts";
import { fold } from "../networks/fold.ts";
import { readNetwork, writeNetwork } from "../networks/onnx-file.ts";
import { keepCharacters } from "./keep-signs.ts";

/** A character that the package doesn't know starts as one that looks similar. */
const SIMILAR: Record<string, string> = {
  "£": "E",
  "€": "C",
  ß: "B",
  "²": "2",
  "³": "3",
  Æ: "E",
  æ: "a",
  Œ: "E",
  œ: "o",
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
};

const known = ["", ...readFileSync(join(assets, "ppocr_keys_v1.txt"), "utf8").split("\n").slice(0, 6623), " "];
const initialIndex = (sign: string) => {
  const plain = SIMILAR[sign] ?? sign.normalize("NFD")[0] ?? "";
  return known.includes(sign) ? known.indexOf(sign) : known.indexOf(plain);
};

const [network, signs] = process.argv.slice(2);
const recogniser = readNetwork(readFileSync(join(assets, "ch_PP-OCRv4_rec_infer.onnx")));
fold(recogniser);
keepCharacters(recogniser, CHARACTERS.map(initialIndex), known.length);
writeFileSync(network ?? "begin.onnx", writeNetwork(recogniser));
writeFileSync(signs ?? "signs.json", JSON.stringify(CHARACTERS));
