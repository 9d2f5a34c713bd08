import { type Written, written } from "./written.ts";

export const it: readonly Written[] = [
  written(
    "utilities quarterly pay",
    "it",
    "Energia,Luce,Gas,Acque",
    "m=20..150 t=10..60 i=5..30 A=m+t+i",
    `
# {brand}
Bolletta n. {n9} del {I}
{person}
{addr}
@ Codice cliente {n8}
@ POD IT{n8}
Periodo {from} - {to} [(bimestre)|]
Spesa per la materia energia || {m}
[Spesa per il trasporto|Oneri di sistema] || {t}
[IVA e imposte|Totale imposte e IVA] || {i}
[Totale da pagare|Importo da pagare|Totale bolletta] || {A}
[Scadenza|Da pagare entro il|Entro il] {D}
[I pagamenti precedenti risultano regolari.|Attivi la domiciliazione e non ci pensi più.|Pagabile con bollettino o online.]`,
  ),
  written(
    "utilities monthly debit",
    "it",
    "Telefonia,Fibra,Mobile,Energia",
    "p=10..50 e=1..20 A=p+e",
    `
{brand}
Gentile {first},
[ecco la fattura di|la sua fattura di] {month}: {A}
[Sarà addebitata sul suo conto il|Addebito su conto corrente il|L'addebito avverrà il] {D}.
Canone {from+}/{to+} || {p}
[Traffico extra|Rata modem|Servizi] || {e}
[Totale fattura|Totale] || {A}
Fattura {n8} emessa il {I}`,
  ),
  written(
    "utilities annually pay nodue",
    "it",
    "Acquedotto,Energia,Gas",
    "A=0 c=10..150",
    `
{brand}
Bolletta di conguaglio del {I}
Consumi effettivi || {u=100..400}
Acconti già fatturati || {-v=200..600}
[Totale a suo credito|Credito|Importo a credito] || {c}
[Nulla da pagare.|Non deve pagare nulla: il credito sarà detratto dalla prossima bolletta.|Il rimborso arriverà con assegno.]`,
  ),
  written(
    "housing quarterly pay",
    "it|ch",
    "Amministrazioni condominiali,Studio Amministrazione,Condominio",
    "q=100..500 r=10..90 A=q+r",
    `
{brand}
Condominio {brand2}
Egr. Sig. {person}
[Rata condominiale|Avviso di pagamento quote] [n. 2|n. 3] – {I}
Quota ordinaria || {q}
[Riscaldamento|Fondo lavori] || {r}
[Totale rata|Importo dovuto|Da versare] || {A}
[Scadenza|Entro e non oltre il|da versare entro il] {D}
Preventivo annuo {A*4}`,
  ),
  written(
    "housing annually pay",
    "it",
    "Comune,Agenzia delle Entrate,Ufficio Tributi",
    "A=~80..900",
    `
{brand}
## [TARI – Avviso di pagamento|IMU saldo|Tassa rifiuti] {Y}
Contribuente {person}   C.F. {ref}
Avviso n. {n9} del {I}
Quota fissa || {f=40..300}
Quota variabile || {v=30..400}
[Totale dovuto|Importo in unica soluzione|Rata unica] || {A}
[Scadenza rata unica|Pagare entro] {D}
[Oppure due rate: {h=40..450} entro il {D-60} e il saldo entro il {D+60}|Avviso pagoPA codice {n9}]`,
  ),
  written(
    "housing monthly pay",
    "it|ch",
    "Immobiliare,Affitti,Gestioni",
    "c=~400..1200 s=~30..150 A=c+s",
    `
{brand}
Ricevuta/Avviso canone di locazione mese di {month+1}
Conduttore: {person}
Canone || {c}
Spese accessorie || {s}
[Totale|Totale mensile] || {A}
[Da pagare entro il giorno {Do} di ogni mese|Scadenza {D}|Bonifico entro il {D}]
{I}`,
  ),
  written(
    "insurance annually pay",
    "it",
    "Assicurazioni,Mutua,Polizze",
    "n=150..600 t=20..120 A=n+t",
    `
# {brand}
[Quietanza di rinnovo|Avviso di scadenza polizza]
Polizza {ref}   RC Auto   {I}
Premio netto || {n}
Imposte e SSN || {t}
[Premio annuo lordo|Premio da pagare|Totale] || {A}
[Scadenza|In scadenza il] {D} [(copertura fino a {D+15})|]
[Premio anno precedente {o=150..700}|Pagamento semestrale: {h=80..400}]`,
  ),
  written(
    "insurance monthly debit",
    "it",
    "Assicurazioni,Previdenza,Salute",
    "A=10..90",
    `
{brand}
{I}
Gentile {person},
il premio della sua polizza {ref} è di {A} [al mese|mensili].
[L'addebito SEPA avverrà il {Do} di ogni mese, a partire dal {D}.|Primo addebito in conto: {D}]
[Totale annuo {A*12}|Franchigia {x=~100..300}]`,
  ),
  written(
    "debt monthly debit",
    "it",
    "Banca,Finanziaria,Credito,Mutui",
    "c=80..500 i=20..200 A=c+i",
    `
{brand}
[Avviso scadenza rata|Estratto conto mutuo|Piano di ammortamento]
Rata n. 37 di 120   {I}
Quota capitale || {c}
Quota interessi || {i}
[Importo rata|Totale rata] || {A}
[Addebito in conto il|Data addebito|Valuta] {D}
Debito residuo || {o=3000..150000}`,
  ),
  written(
    "debt monthly pay",
    "it|es|pt",
    "Banca,Carta",
    "A=100..1800 m=20..60",
    `
{brand}
Estratto conto carta di credito al {I}
Saldo precedente || {p=100..900}
Pagamenti || {-q=100..900}
Acquisti del mese || {n=50..900}
[Saldo da pagare|Nuovo saldo|Totale dovuto] || {A}
Importo minimo || {m}
[Da pagare entro|Scadenza pagamento] {D}
Fido {l=~1000..5000}`,
  ),
  written(
    "education monthly pay",
    "it|ch",
    "Asilo,Scuola,Mensa,Accademia",
    "A=40..500",
    `
{brand}
[Retta mese di|Avviso di pagamento mensa] {month} {Y}
Alunno {first}
[Retta|Pasti consumati {n2}] || {A}
[Da versare entro il|Scadenza] {D}
{I}
[Iscrizione annuale {z=~50..150} già versata|Pagamento tramite pagoPA]`,
  ),
  written(
    "healthcare once pay nodue",
    "it",
    "Farmacia,Studio Dentistico,Ottica,Supermercato",
    "a=5..80 b=3..40 A=a+b",
    `
= {brand}
= {addr}
= P.IVA {n11}
[Tachipirina|Visita di controllo|Pasta] || {=a}
[Ticket SSN|Igiene|Olio] || {=b}
[TOTALE COMPLESSIVO|TOTALE EURO|Totale pagato] || {=A}
[Pagamento elettronico|Bancomat|Contanti] || {=A}
{I} 11:{n2}  DOC. N. {n4}`,
  ),
  written(
    "subscriptions annually debit",
    "it|ch",
    "Editoriale,Software,Quotidiano",
    "A=~20..180",
    `
{brand}
Ciao {first},
[il tuo abbonamento annuale si rinnova il {D}|rinnovo automatico previsto per il {D}]: [addebiteremo|verranno addebitati] {A} sulla carta che termina con {n4}.
[Puoi disdire fino al giorno prima.|Prezzo del primo anno {o=~10..90}]
{I}`,
  ),
];
