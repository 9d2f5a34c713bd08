import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseLabelled } from "./labelled.ts";
import { readModel } from "./model.ts";
import { suggestCategories } from "./suggest.ts";

const model = readModel(readFileSync("src/server/features/categories/categories.model", "utf8"));
const first = (name: string) => suggestCategories(model, name)[0]?.category;

const EXPECTED = {
  Spanish: {
    Endesa: "utilities",
    "alquiler piso": "housing",
    "alquiler de coche": "transportation",
    "seguro del coche": "insurance",
    "préstamo coche": "debt",
    "DOMICILIACION RECIBO ENDESA ENERGIA XXI": "utilities",
    "PAGO MOVIL EN REPSOL 4471": "transportation",
    "COMPRA TARJ. ZARA ESPAÑA SA": "shopping",
    IBI: "housing",
    guardería: "education",
  },
  Italian: {
    "bolletta dell'acqua": "utilities",
    affitto: "housing",
    "assicurazione della macchina": "insurance",
    "rata del mutuo": "housing",
    "bollo auto": "transportation",
    "ADDEBITO SDD ENEL SERVIZIO ELETTRICO": "utilities",
    "PAGAMENTO POS ESSELUNGA MILANO": "food",
    "canone RAI": "utilities",
    "fondo pensione": "investment",
  },
  Dutch: {
    Zorgverzekering: "insurance",
    huur: "housing",
    Wegenbelasting: "transportation",
    "SEPA incasso Vattenfall": "utilities",
    kinderopvang: "education",
    fietsverzekering: "insurance",
    "gemeentelijke belastingen": "housing",
    "Albert Heijn 1322": "food",
    spaarrekening: "savings",
  },
  Portuguese: { "renda da casa": "housing", "conta da luz": "utilities", "Pingo Doce": "food", IUC: "transportation" },
  Polish: { czynsz: "housing", "rachunek za prąd": "utilities", "RACHUNEK ZA PRAD": "utilities", Biedronka: "food" },
  Swedish: { hyra: "housing", elräkning: "utilities", hemförsäkring: "insurance", Systembolaget: "food" },
  German: { Nebenkosten: "housing", Deutschlandticket: "transportation", Haftpflichtversicherung: "insurance" },
  French: { "taxe foncière": "housing", "forfait mobile": "utilities", "PRLV SEPA MACIF": "insurance" },
};

for (const [language, names] of Object.entries(EXPECTED)) {
  it.each(Object.entries(names))(`${language}: %s is %s`, (name, category) => expect(first(name)).toBe(category));
}

describe("general names", () => {
  it.each(["Household bills", "Monthly bills", "Rechnungen", "factures", "recibos", "bollette", "vaste lasten"])(
    "files %s under bills",
    (name) => expect(first(name)).toBe("bills"),
  );

  it.each([
    "General expenses",
    "Miscellaneous",
    "sonstige Ausgaben",
    "dépenses diverses",
    "gastos varios",
    "spese varie",
  ])("files %s under expenses", (name) => expect(first(name)).toBe("expenses"));

  it("are filed under a specific category if they have one", () => {
    expect(first("Water bill")).toBe("utilities");
    expect(first("Netflix bill")).toBe("subscriptions");
    expect(first("factura de la luz")).toBe("utilities");
    expect(first("spese condominiali")).toBe("housing");
  });

  it("are never guessed from letters alone", () => {
    for (const name of ["Blorptang", "Quuxify", "Willowbrook"]) {
      const categories = suggestCategories(model, name).map(({ category }) => category);
      expect(categories).not.toContain("bills");
      expect(categories).not.toContain("expenses");
    }
  });
});

describe("the evaluation lists", () => {
  const read = (path: string) => parseLabelled(readFileSync(path, "utf8"));
  const folder = "bench/categories/abroad/held";

  it.each([...readdirSync(folder).map((file) => `${folder}/${file}`), "bench/categories/outside-f.csv"])(
    "are right in 92% first and 96% within three: %s",
    (path) => {
      const rows = read(path);
      const places = rows.map(({ name, category }) =>
        suggestCategories(model, name).findIndex((each) => each.category === category),
      );
      expect(places.filter((place) => place === 0).length / rows.length).toBeGreaterThanOrEqual(0.92);
      expect(places.filter((place) => place >= 0).length / rows.length).toBeGreaterThanOrEqual(0.96);
    },
  );

  it("contain no statement text that is also in the training lists", () => {
    const statements = ["dev", "held"]
      .flatMap((half) => readdirSync(`bench/categories/abroad/${half}`).map((file) => `${half}/${file}`))
      .flatMap((path) => read(`bench/categories/abroad/${path}`))
      .filter(({ source }) => source === "statement");
    expect(statements.length).toBeGreaterThan(150);
    const folder = "scripts/categories/abroad";
    const listed = new Set(
      readdirSync(folder)
        .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").split(/\n|, /))
        .map((name) => name.toLowerCase()),
    );
    expect(statements.filter(({ name }) => listed.has(name.toLowerCase()))).toEqual([]);
  });
});
