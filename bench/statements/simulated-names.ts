/** Whom a person pays and is paid by. Each part of the measurement has names of its own. */
export type Names = {
  contracts: readonly string[];
  shops: readonly string[];
  employers: readonly string[];
  people: readonly string[];
};

export const OPEN_NAMES: Names = {
  contracts: [
    ...["Hulu", "Disney Plus", "Dropbox", "Adobe Creative Cloud", "Audible UK", "iCloud Storage", "YouTube Premium"],
    ...["National Grid", "Octopus Energy", "Severn Trent Water", "Eneco", "Yello Strom", "Engie", "Naturgy Iberia"],
    ...["Three Mobile", "O2 Germany", "Bouygues Telecom", "KPN", "Movistar", "Optus", "Cox Communications", "Xfinity"],
    ...["Direct Line", "Progressive Ins", "HUK-Coburg", "Generali", "Zilveren Kruis", "Bupa Australia", "Mapfre"],
    ...["Planet Fitness", "Fitness First", "McFit", "Basic-Fit", "Little Acorns Nursery", "Music School Berg"],
    ...["Leeds City Council", "Water Corp", "ARD ZDF Beitragsservice", "Property Management LLC", "Oakwood Estates"],
    ...["Toyota Financial", "Santander Consumer", "Student Loans Co", "RSPCA", "Amnesty Intl", "The Guardian", "NYT"],
    ...["HelloFresh", "Gousto", "Smile Dental Plan", "Pet Plan", "ADAC", "RAC Membership", "Storage King"],
  ],
  shops: [
    ...["Walmart", "Target", "Trader Joe's", "Waitrose", "Morrisons", "Penny Markt", "Kaufland", "Intermarche"],
    ...["Mercadona", "Dirk", "Esso", "Aral", "Chevron", "Greggs", "Pret A Manger", "Peet's Coffee", "Burger King"],
    ...["Nando's", "Etsy", "Asos", "MediaMarkt", "Currys", "Bauhaus", "Kmart", "Walgreens", "Rossmann", "Lyft"],
    ...["Deutsche Bahn", "Trainline", "Cineworld", "Waterstones", "Nike", "Uniqlo", "Barber Joe", "Vet Clinic North"],
  ],
  employers: ["Globex Corporation", "Umbrella Health", "Stark & Sons", "Muster AG", "Dupont et Fils", "Jansen Groep"],
  people: ["Chris Doyle", "Maria Lopez", "Tom Becker", "Ines Moreau"],
};

/** Held out: never inspect what is missed here to change a rule. */
export const HELD_OUT_NAMES: Names = {
  contracts: [
    ...["Paramount Plus", "Crunchyroll", "Notion Labs", "Canva", "Deezer", "Google One", "Microsoft 365", "Strava"],
    ...["Southern Electric", "Bulb", "Yorkshire Water", "Greenchoice", "E.ON Energie", "TotalEnergies", "Iberdrola"],
    ...["EE Limited", "1&1 Telecom", "SFR", "Ziggo", "Orange Espagne", "TPG Internet", "Spectrum", "Cricket Wireless"],
    ...["Churchill", "Liberty Mutual", "DEVK", "MAIF", "Menzis", "Medibank", "Linea Directa", "Lemonade"],
    ...["Anytime Fitness", "PureGym", "Clever Fit", "SportCity", "Sunshine Kids", "Ballet Academy West"],
    ...["Bristol City Council", "Sydney Water", "Stadt Koeln", "Greystar Living", "Maple Court HOA"],
    ...["Ford Credit", "Klarna Bank", "Navient", "Unicef", "WWF", "Die Zeit", "Le Monde", "The Economist"],
    ...["Blue Apron", "Oddbox", "Denplan", "Bought By Many", "AA Membership", "Public Storage"],
  ],
  shops: [
    ...["Publix", "Wegmans", "Whole Foods", "Asda", "Iceland Foods", "Netto", "Norma", "Leclerc", "Auchan"],
    ...["Dia", "Plus Supermarkt", "Texaco", "Jet Tankstelle", "Mobil", "Tim Hortons", "Dunkin", "Caffe Nero"],
    ...["KFC", "Wagamama", "Temu", "Shein", "Saturn", "Argos", "Obi Baumarkt", "Officeworks", "Superdrug"],
    ...["Bolt Ride", "Renfe", "National Rail", "Odeon", "Thalia", "Adidas", "Primark", "Nail Bar Kim", "Optician Vis"],
  ],
  employers: ["Initech Inc", "Hooli Ltd", "Wayne Logistics", "Exempel Verlag", "Martin et Cie", "De Vries Bouw"],
  people: ["Pat Quinn", "Lucia Romano", "Erik Holm", "Sofie Maes"],
};
