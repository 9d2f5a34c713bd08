import { type Written, written } from "./written.ts";

/** Papers of Italian and Ticino companies, by another hand. */
export const itOther: readonly Written[] = [
  written(
    "utilities monthly debit",
    "it",
    "Luce e Gas,Energia,Power,Energie",
    "m=18..90 r=8..35 o=0..12 k=9..9 A=m+r+o+k",
    `
{person}
{addr}
[Fornitura di energia elettrica – uso domestico residente|La tua fornitura luce]
@ # {brand}
@ Bolletta n. {n10}
@ emessa il {I}
@ [Mercato libero|Offerta Tutto Incluso]
[Consumi fatturati dal|Periodo fatturato:] {from} al {to} – {n3} kWh [(lettura rilevata)|(stimati)]
Quota consumi || {=m}
Rete e oneri generali di sistema || {=r}
Accise e IVA || {=o}
Canone di abbonamento alla televisione || {=k}
[Quanto spendi|Totale da addebitare] || {A}
[La banca riceverà la richiesta di addebito con scadenza {D}.|Verrà prelevato dal tuo conto il {D}.|Presentazione SDD in banca: {D}]
[Prossima autolettura dal {I+20} al {I+24}.|Scadenza delle condizioni economiche: {I+200}.]
- [Consumo annuo {n4} kWh, spesa annua {s=500..1400}.|Le bollette precedenti sono state tutte pagate.]`,
  ),
  written(
    "utilities quarterly pay",
    "it",
    "Acque,Servizio Idrico,Acquedotto,Idrica",
    "a=20..90 f=8..40 d=10..45 p=5..90 A=a+f+d+p",
    `
{brand} [– Gestore unico d'ambito|]
Servizio Idrico Integrato – [bolletta acqua|fattura] n. {n8} del {I}
Intestata a {person}   C.F. {n6}   Matricola contatore {n7}
[Trimestre|Periodo] {from} – {to}   lettura {n4} mc del {I-11}
Acquedotto || {=a}
Fognatura || {=f}
Depurazione e quota fissa || {=d}
[Importi non pagati di bollette precedenti|Insoluto bolletta n. {n8}] || {=p}
[Totale dovuto, compresi gli arretrati|Da pagare in tutto] || {A}
[Il versamento va effettuato non oltre il giorno {D}.|Ultimo giorno utile: {D}|Termine per il pagamento – {D}]
[Modalità: PagoPA, sportelli bancari, tabaccherie.|Addebito in conto? Compili il modulo sul retro e le restituiamo il deposito cauzionale.]
[Deposito cauzionale versato {c=~20..80}|Bonus idrico: domanda tramite ISEE entro il {I+100}]`,
  ),
  written(
    "utilities quarterly pay",
    "it",
    "Gas,Metano,Energia,Servizi Gas",
    "A=60..420",
    `
[Gentile Cliente|Buongiorno {first}],
[la bolletta gas n. {n9} del {I} è pronta: trovi tutto nell'area clienti.|ti inviamo la bolletta gas {n9}, emessa {I}.]
[Devi pagare {A} entro {D~}.|Ricordati di saldare {A} per il {D~}.|L'importo di {A} scade il {D~}.]
[Periodo|Consumi] {from} / {to}, {n3} Smc
[Paga ora con carta, PayPal o bollettino|Mostra il QR in ricevitoria]
[Con l'addebito diretto non paghi più {c=1..4} di spese di incasso.|Spesa stimata prossimi 12 mesi {s=600..1500}]
{brand}`,
  ),
  written(
    "utilities annually debit",
    "it|ch",
    "Teleriscaldamento,Energia,Gas,Aziende Industriali",
    "v=500..1100 A=35..320 u=v+A",
    `
# {brand}
[Conguaglio annuale|Fattura di conguaglio] {n7}
{I}
Utenza {n8} – {person}, {addr}
[Competenza dal {from} al {to}|Stagione termica {from} – {to}]
[Spesa effettiva dell'anno|Consumo misurato, IVA compresa] || {u}
[Acconti addebitati nel periodo|A dedurre: rate già pagate] || {-v}
[Differenza a suo debito|Saldo a conguaglio] || {A}
[La differenza sarà posta all'incasso presso la sua banca il {D}.|Addebito del saldo con valuta {D}.]
[Nuova rata di acconto|Da {month+1} la rata fissa diventa] {m=~40..130}[, primo addebito {D+30}|]
[Prossima lettura {I+360}|Reclami entro il {I+40}]`,
  ),
  written(
    "utilities monthly debit",
    "it",
    "Fibra,Mobile,Telefonia,Web",
    "A=6..45",
    `
= {brand}
= [Ricarica automatica|Rinnovo offerta]
[Ciao {first}! La tua offerta si rinnova il {D~}: {A}|Il {D~} preleveremo {A} dalla carta •{n4}]
[Numero 3{n2} {n7}|Linea {n10}] – [giga di nuovo pieni per un mese|150 Giga, minuti illimitati]
[Messaggio del {I}|{I}]`,
  ),
  written(
    "utilities monthly pay",
    "it",
    "Telefonia,Fibra,Rete,Connessioni",
    "c=20..45 m=3..8 s=~2..6 A=c+m+s",
    `
{brand}
Spett.le {person}
{addr}
[SOLLECITO DI PAGAMENTO|Primo sollecito] del {I}
[La banca ha respinto l'addebito del {I-15}|L'addebito SDD presentato il {I-15} è tornato insoluto] [per mancanza di fondi|per conto estinto].
Canone {from} – {to} || {c}
Rata modem [18/48|7/24] || {m}
Spese di [insoluto|sollecito] || {s}
[Totale ancora da pagare|Importo da regolarizzare] || {A}
[La invitiamo a provvedere con bonifico o carta entro {N} giorni dalla data della presente.|Provveda tassativamente entro il {D}: dopo il {D+10} la linea sarà sospesa.|In assenza di pagamento alla data del {D} limiteremo il servizio.]
[Dal conto telefonico successivo riprenderà l'addebito automatico.|Se ha già pagato non tenga conto della lettera.]`,
  ),
  written(
    "housing quarterly pay",
    "it",
    "Studio Amministrazioni,Amministrazioni Immobili,Gestione Condomini",
    "o=120..420 r=40..260 z=10..80 A=o+r+z",
    `
{person}
Int. {n2}, scala B
{addr}
@ {brand}
@ Amministratore: {person2}
@ {town}, {I}
CONDOMINIO {town} – C.F. {n11}
[Richiesta versamento rata|Convocazione rate preventivo {Y}/{Y+1}: rata] [II|III|IV] di 4
Spese generali e scala || {=o}
Riscaldamento centralizzato || {=r}
[Saldo esercizio precedente|Conguaglio gestione {Y}] || {=z}
[Totale a Suo carico|Da bonificare] || {A}
[Da accreditare sul c/c condominiale IT{n2}X{n10} entro il {D}|Valuta fissa al beneficiario {D}|La rata va in pagamento il {D}]
[Le rate successive scadono {D+91} e {D+182}.|Assemblea in seconda convocazione il {I+25}.]
- [Bilancio approvato il {I-60}, quota annua {q=800..2600}.|In caso di morosità si procederà con decreto ingiuntivo.]`,
  ),
  written(
    "housing monthly pay",
    "it",
    "Immobiliare,Locazioni,Casa,Aler Casa",
    "c=~380..900 s=~30..140 b=2..2 A=c+s+b",
    `
{brand}
[Bolletta affitto|Avviso canone] {month+1} {Y}
[Conduttore|Assegnatario] {person}, cod. {n7}
{I}
Canone || {=c}
[Acconto spese reversibili|Oneri accessori] || {=s}
Bollo || {=b}
[Importo bolletta|Complessivamente] || {A}
[Pagabile senza mora fino al {D}|Da corrispondere anticipatamente, entro il {D}|Il canone va versato il giorno {Do}: questo mese il {D}]
[Aggiornamento ISTAT dal {I+60}|Cauzione {k=~800..1800} infruttifera]
[Si consiglia un ordine permanente.|Bollettino MAV {n12}]`,
  ),
  written(
    "housing annually pay",
    "it",
    "Comune,Ufficio Tributi,Unione dei Comuni",
    "f=30..160 v=40..220 t=4..18 b=~10..40 A=f+v+t-b",
    `
= {brand}
= Settore Entrate
[TASSA SUI RIFIUTI (TARI) – ANNO {Y}|Avviso bonario TARI {Y}]
{person}   {addr}   mq {n2}, occupanti 3
Prot. {n6} del {I}
Quota fissa || {=f}
Quota variabile || {=v}
Tributo provinciale 5% (TEFA) || {=t}
[Riduzione compostaggio|Agevolazione ISEE] || {-b}
[Totale da versare in un'unica soluzione|Importo annuo dovuto] || {A}
[Versamento con F24 allegato alla scadenza del {D}|Unica soluzione: entro {D}|Il tributo deve essere versato improrogabilmente il {D}]
[Chi vuole rateizzare può presentare istanza entro il {I+15}.|Ricorso alla Corte tributaria entro 60 giorni.]
Codice tributo 3944   Codice ente [F{n3}|H{n3}]`,
  ),
  written(
    "housing once pay",
    "it|ch",
    "Consorzio di Bonifica,Comune,Catasto,Amministrazioni",
    "A=~25..190",
    `
{brand}
[Avviso di pagamento spontaneo|Contributo straordinario] n. {n9}
Sig./Sig.ra {person}
Data avviso {I}
[Opere di manutenzione|Lavori facciata, quota una tantum|Diritti di allacciamento] || {A}
[Si chiede di saldare in {N} giorni dalla data dell'avviso.|Pagamento a {N} giorni.|Decorsi {N} giorni si applica la mora.]
[Bollettino postale c/c {n8} intestato a {legal}|PagoPA – codice avviso {n12}]
[Domiciliazione attivabile allo sportello.|Per informazioni: mar. e gio. 9-12.]`,
  ),
  written(
    "insurance annually pay",
    "it",
    "Assicurazioni,Mutua Assicuratrice,Agenzia Assicurativa",
    "o=300..620 h=8..50 A=o-h",
    `
{brand}
Agenzia di {town} – {person2}
[Preventivo di rinnovo|Comunicazione di scadenza annuale] – R.C. Auto   targa [FX{n3}LK|GB{n3}TT]
{I}
Gentile {person}, [la polizza {ref} sta per scadere|si avvicina la scadenza della sua polizza {ref}].
[Premio dell'annualità in corso|Lo scorso anno ha pagato] || {o}
[Sconto fedeltà|Malus/bonus: classe 1] || {-h}
[Premio di rinnovo, imposte comprese|Per rinnovare bastano] || {A}
[Passi in agenzia per il pagamento al più tardi il {D}.|La quietanza è a sua disposizione: termine {D}.|Il premio si paga alle ore 24 del {D}.]
La garanzia resta operante fino al {D+15} [(periodo di mora)|come da legge].
[Due semestralità da {s=160..330}, oppure 12 rate con la carta.|Attestato di rischio disponibile online.]`,
  ),
  written(
    "insurance monthly debit",
    "it|ch",
    "Salute,Assicurazioni,Vita,Zampa Protetta",
    "A=9..85",
    `
# {brand}
[Piano di pagamento|Prospetto rate del contratto] {ref}
Contraente: {person}
Data :: {I}
Premio annuo :: {A*12}
[Frazionamento|Numero rate] :: 12
Importo di ogni rata :: {A}
[Prima rata addebitata il|Decorrenza addebiti|Rata in riscossione] :: {D}
[Rata seguente|A seguire] :: {D+30}
[Recesso entro {I+14}|Massimale {x=~2000..9000}] – [mandato SDD {n10}|IBAN su cui addebitiamo: IT{n2}…{n4}]`,
  ),
  written(
    "insurance monthly pay",
    "ch",
    "Cassa malati,Assicurazione malattia,Salute",
    "b=280..460 c=10..70 s=~40..170 A=b+c-s",
    `
{brand}
Fattura premi {month+1} {Y}
Persona assicurata {person}   n. {n8}
{town}, {I}
Assicurazione base LAMal || {=b}
Complementare || {=c}
[Riduzione di premio cantonale (RIPAM)|Sussidio Cantone Ticino] || {-s}
[Importo a nostro favore|Totale da versare] || {A}
[Pagabile entro {D}|Termine di pagamento: {D}|Scadente {D}]
[Paghi con LSV: formulario sul sito.|Sconto 0.5 % per pagamento semestrale.]
Ricevuta   Conto CH{n2} {n4} {n4}   Pagabile a {legal}   {A}`,
  ),
  written(
    "debt monthly debit",
    "it",
    "Banca,Carte,Cassa Rurale,Banco",
    "a=10..80 b=15..150 c=20..200 e=1..2 A=a+b+c+e",
    `
{brand}
[ESTRATTO CONTO CARTA|Riepilogo mensile della carta] **** {n4}   al {I}
Titolare {person}   [Fido|Plafond mensile] {l=~1500..5000}
{I-24~} || COOP {town} || {=a}
{I-16~} || TRENITALIA || {=b}
{I-7~} || AMAZON || {=c}
Imposta di bollo / spese invio || {=e}
[Totale addebito|Saldo delle operazioni] || {A}
[Il saldo verrà regolato sul c/c {n6} con valuta {D}.|Data regolamento {D}|Addebiteremo il suo conto corrente in data {D}.]
[Residuo fido {k=~300..1400}|Blocco carta: 800 {n6}]`,
  ),
  written(
    "debt monthly debit",
    "it",
    "Credito,Finanziaria,Revolving,Prestiti",
    "A=~40..150 p=700..2600 i=8..40 s=p+i",
    `
{brand}
Linea di credito [revolving|flessibile] n. {n9}
{person}   situazione al {I}
[Debito a inizio mese|Esposizione precedente] || {p}
[Interessi e commissioni|Interessi TAN 14,9%] || {i}
[Saldo complessivo|Esposizione attuale] || {s}
[Rata minima del mese|Rimborso rateale scelto] || {A}
[Questa rata transita sul suo conto il {D}.|Incasso automatico della rata: {D}|L'SDD della rata viene eseguito il {D}.]
[Può estinguere tutto versando {s} quando vuole.|Disponibilità residua {d=~200..1800}]`,
  ),
  written(
    "debt monthly pay",
    "it",
    "Finanziaria,Recupero Crediti,Elettronica,Arredamenti",
    "A=35..180",
    `
{brand}
[Carnet bollettini|Piano di rientro concordato]
{person}   pratica {n7}   {I}
N. || Scadenza || Rata
4 || {D-30} || {=A} [pagata|]
[5 da pagare|5] || {D} || {=A}
6 || {D+30} || {=A}
7 || {D+61} || {=A}
[Rata corrente {A}: usi il bollettino n. 5|Il prossimo bollettino, n. 5, è di {A}.]
[Debito residuo {r=500..2500}|Importo finanziato {r=900..3000}] – [penale per ritardo {f=~5..20}|TAEG 9,8%]
[Preferisce l'addebito in banca? Ce lo comunichi.|]`,
  ),
  written(
    "education monthly pay",
    "it|ch",
    "Asilo nido,Scuola dell'infanzia,Baby Parking",
    "r=~250..560 p=20..90 b=~80..230 A=r+p-b",
    `
[{town}, {I}|{I}]
Ai genitori di {first} [sezione Girasoli|gruppo medi]
[Retta|Quota di frequenza] {month} {Y} || {r}
Pasti e merende, {n2} giorni || {p}
[Contributo regionale Nidi Gratis|Voucher comunale|Bonus già riconosciuto alla struttura] || {-b}
[Resta da versare|Quota famiglia] || {A}
[Si ricorda che la retta va pagata per il {D}.|Grazie di provvedere al bonifico non più tardi del {D}.|Versamento in segreteria: {D~}, ore 12.]
[Chiusura estiva dal {I+60}|Riunione genitori {I+12}] 
- {brand}, [IBAN IT{n2}K{n10}|P.IVA {n11}]`,
  ),
];
