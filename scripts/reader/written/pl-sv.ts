import { type Written, written } from "./written.ts";

export const pl: readonly Written[] = [
  written(
    "utilities monthly pay",
    "pl",
    "Energia,Gaz,Wodociągi",
    "c=40..300 d=20..120 A=c+d",
    `
# {brand}
Faktura VAT {ref}
Data wystawienia {I}
{person}
{addr}
Okres {from} - {to}
[Energia czynna|Paliwo gazowe|Woda i ścieki] || {c}
[Dystrybucja|Opłata stała] || {d}
[Do zapłaty|Razem do zapłaty|Należność] || {A}
[Termin płatności|Zapłać do] {D}
[Załóż polecenie zapłaty.|Przelew na konto {n11}]`,
  ),
  written(
    "utilities monthly debit",
    "pl",
    "Telekom,Mobile,Internet",
    "A=30..150",
    `
{brand}
Cześć {first}, e-faktura za {month}
[Kwota|Do zapłaty] :: {A}
[Pobierzemy z Twojego konta|Polecenie zapłaty w dniu|Obciążymy kartę] :: {D}
{I}`,
  ),
  written(
    "utilities annually pay nodue",
    "pl",
    "Spółdzielnia Mieszkaniowa,Energia",
    "A=0 c=20..300",
    `
{brand}
Rozliczenie roczne   {I}
Koszt || {u=300..700}
Zaliczki || {v=800..1200}
[Nadpłata|Saldo na Twoją korzyść] || {c}
[Nie musisz nic płacić.|Nadpłatę zaliczymy na poczet kolejnych opłat.]`,
  ),
  written(
    "housing monthly pay",
    "pl",
    "Spółdzielnia Mieszkaniowa,Wspólnota,Zarząd Nieruchomości",
    "e=~200..500 m=~50..300 A=e+m",
    `
{brand}
Wymiar opłat od {month+1} {Y}
Eksploatacja || {e}
[Media|Fundusz remontowy] || {m}
[Razem miesięcznie|Do zapłaty] || {A}
[Płatne do {Do}. dnia każdego miesiąca|Termin: {D}]
{I}`,
  ),
  written(
    "insurance annually pay",
    "pl",
    "Ubezpieczenia,Towarzystwo Ubezpieczeń",
    "A=100..2000",
    `
{brand}
Polisa {ref}   {I}
Okres ubezpieczenia {from+} - {to+}
[Składka|Składka łączna] || {A}
[Płatna jednorazowo do|Termin płatności] {D}`,
  ),
];

export const sv: readonly Written[] = [
  written(
    "utilities monthly pay",
    "se",
    "Energi,El,Vatten,Nät",
    "f=60..400 n=50..300 m=20..100 A=f+n+m",
    `
# {brand}
Faktura {n9}
{person}
{addr}
Fakturadatum {I}   [Förfallodatum|Oss tillhanda senast] {D}
Period {from} - {to}
Elförbrukning {n3} kWh || {f}
Nätavgift || {n}
Moms 25 % || {m}
[Att betala|Summa att betala] || {A}
[Bankgiro|Plusgiro] {n4}-{n4}   OCR {n9}
[Anmäl autogiro på {web}|Vid sen betalning tas 60 kr i påminnelseavgift.]`,
  ),
  written(
    "utilities monthly debit",
    "se",
    "Mobil,Bredband,Telia Nät",
    "A=~99..900",
    `
{brand}
Hej {first}! Här är din faktura för {month}.
[Belopp|Totalt] :: {A}
[Dras via autogiro|Autogiro|Dras från ditt konto] :: {D}
Fakturadatum {I}`,
  ),
  written(
    "housing quarterly pay",
    "se",
    "Bostadsrättsförening,Fastigheter,Kommun",
    "A=~900..9000",
    `
{brand}
[Avgiftsavi|Hyresavi] kvartal [1|2|3|4] {Y}
Lägenhet {n4}   {person}
[Avgift|Hyra] || {A}
[Betala senast|Förfallodag] {D}
{I}`,
  ),
  written(
    "insurance annually pay",
    "se",
    "Försäkring,Försäkringar",
    "A=~300..6000",
    `
{brand}
Försäkringsbesked {ref}   {I}
Gäller {from+} - {to+}
[Årspremie|Att betala för ett år] || {A}
[Betala senast|Sista betalningsdag] {D}
[Vill du dela upp: {m=~50..500} per månad via autogiro|Självrisk {x=~500..3000}]`,
  ),
  written(
    "utilities monthly pay nodue",
    "se",
    "Energi,El",
    "A=0 c=50..900",
    `
{brand}
Kreditfaktura {I}
[Tillgodo|Att få tillbaka] || {c}
[Du behöver inte betala något.|Beloppet dras av på nästa faktura.]`,
  ),
];
