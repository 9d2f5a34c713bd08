import type { Interval } from "#core/interval.ts";
import type { Country, Way } from "./country-banks.ts";

/** A contract. `varies` is how much a bill differs from the usual one, as a fraction. */
export type Offer = {
  party: string;
  way: Way;
  about: string;
  from: number;
  to: number;
  varies: number;
  interval: Interval;
};

const month = (every: number): Interval => ({ every, unit: "month" });
const week = (every: number): Interval => ({ every, unit: "week" });
const year: Interval = { every: 1, unit: "year" };

type Row = readonly [party: string, about: string, from: number, to: number, varies?: number, interval?: Interval];
const as = (way: Way, rows: readonly Row[]): Offer[] =>
  rows.map(([party, about, from, to, varies = 0, interval = month(1)]) => ({
    party,
    way,
    about,
    from,
    to,
    varies,
    interval,
  }));

/** What is sold by card everywhere; the first four also under several contracts with one person. */
const SUBSCRIPTIONS = as("card", [
  ["Apple.com/bill", "", 99, 1499],
  ["Google *Google One", "", 199, 999],
  ["Amazon Prime", "", 499, 1499],
  ["Microsoft*365", "", 699, 1299],
  ["Netflix.com", "", 799, 2299],
  ["Spotify", "", 999, 1799],
  ["Disney Plus", "", 599, 1399],
  ["Dropbox*3K2J", "", 1199, 1199],
  ["Openai *Chatgpt Subscr", "", 2000, 2300],
  ["Adobe *Creative Cloud", "", 2399, 6599],
  ["Nintendo Online", "", 1999, 3499, 0, year],
  ["Amazon Prime", "", 8999, 13900, 0, year],
  ["Strava", "", 5999, 7999, 0, year],
]);

const debit = (...rows: Row[]) => as("debit", rows);
const order = (...rows: Row[]) => as("order", rows);

export const OFFERS: Record<Country, readonly Offer[]> = {
  US: [
    ...order(["Oakwood Property Mgmt", "RENT", 120000, 260000], ["Maria Lopez", "RENT", 90000, 150000]),
    ...debit(
      ["Pacific Gas & Electric", "WEB PAY", 6000, 24000, 0.3],
      ["Comcast Cable", "CABLE SVCS", 6000, 13000],
      ["Verizon Wireless", "PAYMENTS", 7000, 16000, 0.04],
      ["State Farm Ro 27", "SFPP", 9000, 18000],
      ["Geico *Auto", "PREM COLL", 38000, 70000, 0, month(6)],
      ["Toyota Finl Svcs", "RETAIL PAY", 28000, 52000],
      ["Nelnet", "STUDENT LN", 18000, 40000],
      ["Planet Fit Club Fees", "PFIT", 1000, 2499],
      ["City Of Springfield", "UTIL BILL", 5000, 14000, 0.25, month(2)],
      ["Rocket Mortgage", "LOAN PMT", 140000, 280000],
    ),
  ],
  UK: [
    ...order(["Mr A Patel Lettings", "FLAT 4 RENT", 70000, 140000], ["Foxtons Rent Collection", "RENT", 90000, 180000]),
    ...debit(
      ["British Gas Trading Limited", "DD", 6000, 21000, 0.05],
      ["Octopus Energy", "DD", 7000, 18000],
      ["Thames Water Utilities Ltd", "DD", 2000, 6000],
      ["London Borough Of Camden", "CTAX", 11000, 22000],
      ["TV Licence MBP", "DD", 1450, 1450],
      ["EE Limited", "DD", 1500, 5000, 0.06],
      ["Virgin Media Payments", "DD", 3000, 7500],
      ["Aviva Insurance Limited", "DD", 2000, 6500],
      ["DVLA-LN12ABC", "DD", 1500, 3000],
      ["Puregym Ltd", "DD", 1999, 3299],
      ["National Trust", "DD", 7600, 9600, 0, year],
      ["Anglian Water Busines", "DD", 9000, 15000, 0.2, month(6)],
    ),
  ],
  AU: [
    ...order(
      ["Ray White Trust Acc", "RENT UNIT 12", 45000, 80000, 0, week(1)],
      ["LJ Hooker Rentals", "RENT", 90000, 150000, 0, week(2)],
    ),
    ...debit(
      ["AGL Sales Pty Ltd", "BILL", 20000, 60000, 0.25, month(3)],
      ["Sydney Water", "BILL", 15000, 30000, 0.15, month(3)],
      ["Telstra Limited", "BILL", 5500, 12000],
      ["Medibank Private", "PREMIUM", 12000, 35000],
      ["NRMA Insurance", "PREM", 6000, 18000],
      ["Optus Billing", "BILL", 4500, 9900, 0.05],
      ["Anytime Fitness", "FEE", 1595, 2495, 0, week(2)],
      ["Linkt Sydney", "TOPUP", 4000, 4000, 0, month(1)],
      ["ANZ Home Loan", "REPAY", 180000, 320000],
    ),
  ],
  DE: [
    ...order(
      ["Hausverwaltung Becker GmbH", "Miete Whg 12", 60000, 130000],
      ["Ursula Schneider", "Miete und Nebenkosten", 50000, 95000],
    ),
    ...debit(
      ["Stadtwerke Leipzig GmbH", "Abschlag Strom", 5000, 12000],
      ["Vodafone GmbH", "Rechnung Kd-Nr", 2500, 6000, 0.05],
      ["Telekom Deutschland GmbH", "Mobilfunk Rechnung", 2000, 6000, 0.08],
      ["Rundfunk ARD, ZDF, DRadio", "Rundfunkbeitrag", 5508, 5508, 0, month(3)],
      ["HUK-COBURG Versicherung", "Kfz-Vers.", 20000, 45000, 0, month(3)],
      ["Allianz Versicherungs-AG", "Hausrat", 8000, 14000, 0, year],
      ["McFit Fitness", "Beitrag", 1990, 3490],
      ["Techniker Krankenkasse", "Beitrag", 20000, 40000],
      ["DB Vertrieb GmbH", "Deutschlandticket", 4900, 6300],
      ["Bausparkasse Schwaebisch Hall", "Sparrate", 5000, 20000],
      ["Finanzkasse Leipzig", "KFZ-STEUER", 8000, 26000, 0, year],
    ),
  ],
  FR: [
    ...order(["SCI Les Tilleuls", "loyer", 55000, 120000], ["Agence Foncia Paris", "loyer charges", 70000, 140000]),
    ...debit(
      ["EDF Clients Particuliers", "facture", 5000, 15000, 0.05],
      ["Free Mobile", "forfait", 1599, 1999],
      ["Orange SA", "facture internet", 2999, 4999, 0.05],
      ["MAIF", "cotisation", 3000, 9000],
      ["Mutuelle MGEN", "cotisation", 5000, 14000],
      ["DGFIP Impot", "taxe foncière mensualisation", 9000, 22000],
      ["Veolia Eau Ile de France", "facture eau", 9000, 22000, 0.2, month(3)],
      ["Navigo Annuel Comutitres", "abonnement", 8640, 8880],
      ["Basic Fit France", "abonnement", 1999, 2999, 0, week(4)],
      ["Crédit Immobilier", "échéance prêt", 60000, 150000],
    ),
  ],
  NL: [
    ...order(["Woningstichting Eigen Haard", "huur", 60000, 110000], ["H. Jansen", "huur kamer", 45000, 75000]),
    ...debit(
      ["Vattenfall Klantenservice N.V.", "termijnbedrag", 9000, 22000],
      ["Ziggo Services BV", "factuur", 4500, 7500, 0.04],
      ["Zilveren Kruis Zorgverzekeringen NV", "premie", 12500, 17500],
      ["KPN B.V.", "factuur", 2000, 5000, 0.07],
      ["Waternet", "waterschapsbelasting", 2500, 6000, 0, month(3)],
      ["Belastingdienst", "motorrijtuigenbelasting", 9000, 26000, 0, month(3)],
      ["Basic-Fit Nederland B.V.", "abonnement", 1999, 2999, 0, week(4)],
      ["Centraal Beheer Achmea", "premie", 2000, 9000],
      ["NS Groep", "NS Flex", 500, 16000, 0.4],
      ["Gemeente Amsterdam Belastingen", "aanslag", 3000, 7000],
      ["Hypotheek Obvion", "hypotheek", 80000, 170000],
    ),
  ],
  ES: [
    ...order(
      ["José García Alquiler", "alquiler piso", 60000, 120000],
      ["Comunidad Prop. Calle Mayor 12", "cuota", 5000, 15000],
    ),
    ...debit(
      ["Iberdrola Clientes SAU", "factura luz", 4000, 12000, 0.25],
      ["Naturgy Iberia SA", "factura gas", 4000, 16000, 0.3, month(2)],
      ["Canal de Isabel II", "factura agua", 3000, 9000, 0.15, month(2)],
      ["Movistar", "fusión", 5900, 13000, 0.04],
      ["Vodafone ONO SAU", "factura", 3500, 8000],
      ["Mapfre España", "seguro hogar", 18000, 40000, 0, year],
      ["Sanitas SA de Seguros", "recibo", 5000, 15000],
      ["Mutua Madrileña", "seguro coche", 15000, 30000, 0, month(6)],
      ["Gimnasio Altafit", "cuota", 2490, 3990],
      ["Ayuntamiento de Madrid", "IBI", 30000, 60000, 0, year],
    ),
  ],
  IT: [
    ...order(
      ["Giulia Bianchi", "affitto", 50000, 110000],
      ["Condominio Via Roma 8", "rata condominio", 12000, 30000, 0, month(3)],
    ),
    ...debit(
      ["Enel Energia SPA", "bolletta", 5000, 16000, 0.25, month(2)],
      ["Eni Plenitude", "bolletta gas", 5000, 20000, 0.35, month(2)],
      ["TIM SPA", "fattura", 2490, 4490],
      ["Iliad Italia", "offerta", 799, 1199],
      ["Fastweb SPA", "fattura", 2495, 3895],
      ["Unipolsai Assicurazioni", "polizza auto", 25000, 50000, 0, month(6)],
      ["Compass Banca SPA", "rata prestito", 12000, 35000],
      ["Acea Ato 2", "acqua", 4000, 11000, 0.2, month(3)],
      ["Virgin Active Italia", "quota", 5900, 8900],
      ["Telepass SPA", "pedaggi", 600, 9000, 0.5],
    ),
  ],
  PL: [
    ...order(
      ["Wspólnota Mieszkaniowa Polna 3", "czynsz", 40000, 90000],
      ["Anna Wiśniewska", "czynsz najmu", 180000, 320000],
    ),
    ...debit(
      ["PGE Obrót SA", "prąd", 15000, 40000, 0.1, month(2)],
      ["Orange Polska SA", "faktura", 5000, 12000],
      ["UPC Polska", "internet", 5999, 9999],
      ["PGNiG Obrót Detaliczny", "gaz", 9000, 40000, 0.35, month(2)],
      ["P4 Sp. z o.o.", "Play", 3000, 7000, 0.06],
      ["PZU SA", "polisa", 6000, 20000, 0, month(1)],
      ["MultiSport Benefit", "karta", 11900, 16900],
      ["Multimedia Polska", "faktura", 6990, 8990],
      ["ZUS", "składka", 150000, 180000],
      ["Warta TU", "OC AC", 90000, 180000, 0, year],
    ),
  ],
  SE: [
    ...order(["Brf Solgläntan", "hyra", 350000, 700000], ["Stockholmshem AB", "hyra", 500000, 1100000]),
    ...debit(
      ["Ellevio AB", "elnät", 25000, 70000, 0.25],
      ["Vattenfall Kundservice AB", "el", 30000, 160000, 0.35],
      ["Telia Sverige AB", "faktura", 29900, 59900, 0.05],
      ["If Skadeförsäkring", "premie", 20000, 60000],
      ["CSN", "återbetalning", 300000, 420000, 0, month(3)],
      ["Folksam Ömsesidig", "premie", 15000, 45000],
      ["SATS Sports Club Sweden", "avgift", 39900, 69900],
      ["Unionen", "avgift", 23000, 29000],
      ["Transportstyrelsen", "fordonsskatt", 90000, 250000, 0, year],
      ["Akademikernas A-kassa", "avgift", 13000, 18000],
    ),
  ],
};
for (const offers of Object.values(OFFERS)) (offers as Offer[]).push(...SUBSCRIPTIONS);

export const SHOPS: Record<Country, readonly string[]> = {
  US: [
    "Safeway",
    "Trader Joe S",
    "Costco Whse",
    "Shell Oil",
    "Starbucks Store",
    "Target T-",
    "Walgreens",
    "Blue Bottle Coffee Mint Plaza",
    "Chipotle",
    "The Home Depot",
    "Uber Trip",
    "Amzn Mktp US",
  ],
  UK: [
    "Tesco Stores",
    "Sainsburys S/Mkts",
    "TFL Travel Ch",
    "Pret A Manger",
    "Boots",
    "Shell Romford Road Filling Stn",
    "Costa Coffee",
    "Marks&Spencer Plc",
    "Deliveroo",
    "Amazon.co.uk",
    "The Red Lion Public House",
    "B&M Retail",
  ],
  AU: [
    "Woolworths",
    "Coles",
    "BP Northgate",
    "Chemist Warehouse",
    "Bunnings",
    "Uber Eats",
    "Dan Murphys",
    "Kmart",
    "7-Eleven",
    "Guzman Y Gomez",
    "Opal Travel",
    "JB Hi-Fi",
  ],
  DE: [
    "REWE Markt GmbH",
    "EDEKA",
    "Lidl Dienstleistung",
    "dm-drogerie markt",
    "Aral Station",
    "Baeckerei Steinecke",
    "H&M",
    "MediaMarkt",
    "Rossmann",
    "Restaurant Athen",
    "IKEA",
    "Amazon EU",
  ],
  FR: [
    "Carrefour City",
    "Monoprix",
    "E.Leclerc",
    "Boulangerie Paul",
    "Total Access",
    "Fnac",
    "Pharmacie du Centre",
    "Picard",
    "SNCF Internet",
    "Uber Eats",
    "Decathlon",
    "Franprix",
  ],
  NL: [
    "Albert Heijn",
    "Jumbo Supermarkt",
    "Lidl",
    "Kruidvat",
    "HEMA",
    "Shell Stationsweg",
    "Bol.com",
    "Action",
    "Etos",
    "Thuisbezorgd",
    "Gall & Gall",
    "NS Reizigers",
  ],
  ES: [
    "Mercadona",
    "Carrefour Market",
    "Dia",
    "Repsol",
    "El Corte Inglés",
    "Farmacia Central",
    "Bar Manolo",
    "Zara",
    "Glovo",
    "Cafetería Sol",
    "Renfe Viajeros",
    "Leroy Merlin",
  ],
  IT: [
    "Esselunga",
    "Coop",
    "Conad City",
    "Eni Station",
    "Bar Centrale",
    "Farmacia Rossi",
    "Decathlon Italia",
    "OVS",
    "Trenitalia",
    "Lidl Italia",
    "Feltrinelli",
    "Just Eat Italy",
  ],
  PL: [
    "Biedronka",
    "Zabka",
    "Lidl",
    "Orlen Stacja",
    "Rossmann",
    "Allegro",
    "Pepco",
    "Apteka Gemini",
    "Carrefour",
    "Pyszne.pl",
    "PKP Intercity",
    "Empik",
  ],
  SE: [
    "ICA Kvantum",
    "Coop Konsum",
    "Willys",
    "Systembolaget",
    "Circle K",
    "Apotek Hjärtat",
    "H & M",
    "Pressbyrån",
    "Espresso House",
    "SL",
    "Clas Ohlson",
    "Foodora",
  ],
};

export const EMPLOYERS: Record<Country, readonly string[]> = {
  US: ["Acme Logistics Inc", "Riverside Unified Sd"],
  UK: ["Northgate Council", "Hargreaves Retail Ltd"],
  AU: ["Coastal Health Svc", "Bright Build P/L"],
  DE: ["Maschinenbau Vogel GmbH", "Landeshauptkasse Sachsen"],
  FR: ["Société Dubois SAS", "Hôpital Saint Louis"],
  NL: ["Gemeente Utrecht", "De Boer Transport BV"],
  ES: ["Construcciones Levante SL", "Hotel Mirador SA"],
  IT: ["Officine Ferri SRL", "Comune di Bologna"],
  PL: ["Nowak Logistyka Sp. z o.o.", "Szpital Miejski"],
  SE: ["Region Stockholm", "Lindberg Bygg AB"],
};

export const TOWNS: Record<Country, readonly string[]> = {
  US: ["Seattle", "Springfield"],
  UK: ["London", "Leeds"],
  AU: ["Sydney", "Parramatta"],
  DE: ["Leipzig", "Dresden"],
  FR: ["Paris", "Lyon"],
  NL: ["Utrecht", "Amsterdam"],
  ES: ["Madrid", "Valencia"],
  IT: ["Bologna", "Roma"],
  PL: ["Warszawa", "Kraków"],
  SE: ["Stockholm", "Uppsala"],
};

export const FRIENDS = ["Sam Carter", "Eva Novak", "Tom Berg", "Lucia Moreno", "P. Martin"];
