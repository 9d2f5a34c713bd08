import { type Written, written } from "./written.ts";

/** More papers of Italian and Ticino companies, by another hand. */
export const itOtherMore: readonly Written[] = [
  written(
    "education monthly debit",
    "it",
    "Ristorazione scolastica,Mense,Comune,Servizi Scolastici",
    "A=22..140",
    `
# {brand}
[Mensa scolastica|Refezione e pre-scuola] – estratto mensile
Alunno {first}, tutore {person}
Presenze dal {from} al {to}: {n2}
[Costo pasto in fascia B|Tariffa ISEE] {t=2..6}
[Addebito del mese|Dovuto] || {A}
[Riscossione tramite SEPA prevista per {D}|Il prelievo dal conto del genitore pagante avviene il {D}]
[Insoluto: spese {f=~3..8}|Iscrizioni nuovo anno dal {I+50}]
Documento del {I}`,
  ),
  written(
    "education annually pay",
    "it|ch",
    "Università,Politecnico,Accademia,Istituto Musicale",
    "c=200..900 r=140..140 b=16..16 A=c+r+b",
    `
{brand}
Segreteria studenti
[Avviso di pagamento tasse annuali|Contributo annuale, soluzione unica,] a.a. {Y}/{Y+1}
Matricola {n6} {person}
Generato il {I}
Contributo calcolato su ISEE || {=c}
Tassa regionale diritto allo studio || {=r}
Bollo virtuale || {=b}
[Totale avviso|Importo pagoPA] || {A}
[Pagare prima che scada: {D}|Versamento ammesso fino alle 23:59 del {D}|Da saldare entro e non oltre {D}]
[Indennità di mora dal giorno dopo {m=~30..100}|Esonero borsisti: domanda entro il {I-20}]`,
  ),
  written(
    "subscriptions monthly debit",
    "it|ch",
    "Palestra,Fitness,Streaming,Podcast",
    "A=7..60",
    `
{brand}
[Pagamento riuscito|Tutto ok, {first}!]
[Hai pagato|Addebitati] {A} [il|in data] {I}
[Metodo: Visa {n4}|PayPal]
[Il prossimo prelievo è fissato per il {D}|Torneremo ad addebitare il {D}|Abbonamento attivo, si ripete il {D}]
[Piano mensile, disdici quando vuoi|Tariffa mensile bloccata fino al {I+300}]
[Passa all'annuale a {y=~60..300} e risparmia due mesi.|Saldo in sospeso {zero}]`,
  ),
  written(
    "subscriptions annually pay",
    "it|ch",
    "Rivista,Settimanale,Edizioni,Corriere",
    "A=~29..170 k=~5..14 p=A-k",
    `
Caro abbonato, cara abbonata {person},
[il suo abbonamento a {brand} termina con il numero di {month+1}.|{brand} La ringrazia per averci letto.]
Rinnovo per un anno, [12 numeri|48 numeri]: {A}
[Se rinnova entro il {D-2} paga solo {p}|Prezzo amico {p} per chi risponde entro il {D-2}]
[Per non perdere nemmeno un numero versi la quota entro il {D}.|Termine del rinnovo: {D}|Attendiamo il bollettino pagato il {D} al massimo.]
[c/c postale {n8} intestato a {legal}|Oppure carta su {web}] [– con addebito ricorrente un mese in omaggio|]
{I}`,
  ),
  written(
    "transportation once pay",
    "it|ch",
    "Polizia Locale,Comune,Polizia Municipale,Autostrade",
    "A=~42..173 s=9..14 d=A-s x=A+A",
    `
{brand}
[VERBALE DI ACCERTAMENTO|Avviso di violazione] n. {n7}/{Y}
Veicolo targato [EF{n3}ZA|TI {n6}] – intestatario {person}
Accertata il {I-20} ore [15:20|9:45|18:05], {addr}
Notificato/spedito il {I}
[Pagamento scontato se effettuato entro il {D-2}|Entro il {D-2}, in misura ridotta] || {d}
[Sanzione e spese di notifica|Successivamente e fino al {D}] || {A}
[Oltre tale termine|Dopo] || {x}
[La somma di {A} va pagata entro il {D}.|Termine per il pagamento di {A}: {D}.]
[Ricorso al Prefetto o al Giudice di Pace.|Codice IUV {n12}]`,
  ),
  written(
    "transportation monthly debit",
    "it",
    "Telepedaggio,Pedaggi,Autostrade,Parcheggi",
    "p=6..90 c=2..4 A=p+c",
    `
# {brand}
Fattura {n9}
{person}
Contratto {n8}
@ Data {I}
@ [Da addebitare|Importo] {A}
@ [Valuta|Addebito] {D}
@ [SDD Core|IBAN IT{n2}…{n3}]
Pedaggi e soste {from} – {to} || {=p}
Canone dispositivo || {=c}
Totale || {=A}
[L'importo sarà richiesto alla sua banca con scadenza {D}.|A mezzo banca, scadenza {D}.]
[Validità dispositivo {I+800}|Viaggi dettagliati su {web}]`,
  ),
  written(
    "transportation annually pay",
    "it",
    "Regione,ACI,Automobile Club,Trasporti",
    "A=~60..420",
    `
{brand}
[Promemoria tassa automobilistica|Avviso bollo auto|Rinnovo tessera]
{person}, [targa DK{n3}RR|socio {n8}]
Lettera del {I}
[Importo per 12 mesi|Quota annuale] || {A}
Validità {from+} – {to+}
[Può pagare già ora; ultimo giorno senza sanzioni {D}.|Da rinnovare per il {D}.|Scade il {D~}, come ogni anno.]
[Con la domiciliazione sconto del 10%.|Pagamento in tabaccheria, home banking, Poste.]`,
  ),
  written(
    "healthcare once pay",
    "it|ch",
    "Studio Dentistico,Ospedale,Poliambulatorio,Clinica Veterinaria",
    "t=200..900 a=~50..150 b=2..2 A=t+b-a",
    `
{brand}
{addr}
[Parcella|Fattura] n. {n3}/{Y} del {I}
Paziente {person}
[Cura canalare e corona|Intervento e degenza|Ciclo di terapie] || {t}
Bollo || {b}
[Acconto ricevuto il {I-14}|Anticipo già versato] || {-a}
[Netto a saldo|Rimangono da pagare] || {A}
[Rimessa diretta a {N} giorni|Bonifico a {N} giorni data fattura|Saldo al prossimo appuntamento del {D}]
[Detraibile al 19%: circa {x=20..150}.|Prestazione esente IVA art. 10.]`,
  ),
  written(
    "healthcare once pay nodue",
    "it",
    "Azienda Sanitaria,Laboratorio Analisi,Poliambulatorio",
    "A=0 t=30..160",
    `
{brand}
[Promemoria prestazione|Riepilogo ticket]
Assistito {person}   {I}
[Valore della prestazione|Costo sostenuto dal SSN] || {t}
Esenzione [E01|048] || {-t}
[Ticket dovuto|Importo a carico dell'assistito] || {zero}
[Nessun pagamento è richiesto.|Lei è esente: non deve versare nulla.]`,
  ),
  written(
    "food weekly debit",
    "it|ch",
    "Cassette,Orto,Latteria,Fattoria",
    "p=~15..45 c=2..5 A=p+c",
    `
[{first}, la tua cassetta è in preparazione|Prossima consegna confermata]
{brand} – {I}
[Cassetta media bio|Latte 4 l, yogurt, uova] || {p}
Consegna || {c}
[Totale settimana|Totale] || {A}
[Scaliamo l'importo dalla carta {D~}, la consegna è il {D+1~}.|Carta addebitata il {D}; consegna {D+1}.]
[Consegna ogni settimana, salta quando vuoi.|Modifiche fino al {D-1}.]`,
  ),
  written(
    "savings monthly debit",
    "it|ch",
    "Risparmio,Banca,Fondo Pensione,Previdenza",
    "A=~50..300",
    `
{brand}
[Conferma piano di accumulo|Il suo piano di versamenti]
{person} – rapporto {n8} – {I}
[Versamento ricorrente|Rata del piano] || {A}
[Prossima esecuzione|Giorno di esecuzione] || {D}
[Frequenza|Cadenza] || [ogni mese|mensile]
Controvalore al {I-3} || {k=500..30000}
[Dal conto IT{n2}…{n4} senza bisogno di disposizioni.|Beneficio fiscale stimato {x=100..900} l'anno.]`,
  ),
  written(
    "other annually pay",
    "it|ch",
    "Pro Loco,Circolo,Sindacato,Parrocchia",
    "A=~15..120",
    `
Cari soci,
[è tempo di rinnovare la tessera {Y}.|con l'anno nuovo torna la quota associativa.]
[La quota resta di {A}|Il direttivo ha confermato la quota di {A}] [a persona|per nucleo familiare] e [va consegnata al tesoriere per il {D}|si raccoglie fino al {D} in sede|il versamento è gradito prima del {D~}].
[Chi dona {x=~150..300} diventa socio sostenitore.|Assemblea il {I+40}, pranzo sociale {p=~20..35}.]
[IBAN IT{n2}P{n10}|In contanti o Satispay] – {person2}, {I}
{brand}`,
  ),
  written(
    "other monthly debit",
    "it|ch",
    "Onlus,Fondazione,Missioni,Adozioni a distanza",
    "A=~9..40",
    `
# {brand}
Grazie {first}, [la tua adozione a distanza continua|sei un sostenitore regolare].
[Dal tuo conto partiranno {A} il {D}, come tutti i mesi.|La donazione di {A} passa in banca il {D~}, poi il {Do} di ogni mese.]
[Deducendola ti costa {z=4..25}.|In un anno fanno {A*12}: riceverai l'attestazione a {month+2}.]
{I}   Codice donatore {n7}`,
  ),
  written(
    "bills monthly debit",
    "it|ch",
    "Vigilanza,Allarmi,Sicurezza,Istituto di Vigilanza",
    "n=20..50 i=4..11 A=n+i",
    `
FATTURA {n5}/{Y}   {I}
Cedente: {brand}   P.IVA {n11}
Cessionario: {person}, {addr}
[Canone collegamento centrale operativa|Servizio di televigilanza] {from+} – {to+} || {=n}
IVA 22% || {=i}
[Totale documento|Netto a pagare] || {A}
Modalità MP19 SEPA Direct Debit – [scad. {D}|data scadenza pagamento {D}|con incasso al {D}]
[Contratto fino al {I+700}|Manutenzione prevista {I+45}]
- [Copia di cortesia priva di valore fiscale.|Coordinate per bonifico (solo estero): IT{n2}Q{n10}]`,
  ),
  written(
    "utilities quarterly pay nodue",
    "it|ch",
    "Energia,Acqua,Gas,Aziende Municipalizzate",
    "A=0 u=40..140 c=10..120 r=u+c",
    `
{brand}
[Bolletta|Fattura] {n8} – {I}
{person}
Periodo {from} – {to}
[Spesa del trimestre|Totale consumi] || {u}
[Bonus sociale e crediti precedenti|Rimborso ricalcolo] || {-r}
[Resta a tuo credito|Credito da riportare] || {c}
[Da pagare|Totale bolletta] || {zero}
[Non occorre alcun pagamento; il credito passa alla bolletta che emetteremo il {I+90}.|Questa volta non paghi: ti rimborsiamo in conto.]`,
  ),
  written(
    "utilities monthly debit",
    "it",
    "Energia,Luce,Gas,Calore",
    "A=~40..150 u=20..150 c=10..170",
    `
{brand}
[Rata fissa|Il tuo piano a rata costante]
{person}   documento {I}   lettura {I-7}   prossima lettura {I+25}
Consumo effettivo {from} – {to} [(solo informativo)|] || {u}
[Saldo del piano a tuo favore|Hai già accantonato] || {c}
[Rata costante|Rata concordata] || {A}
[Pur essendo in credito, la rata viene prelevata regolarmente il {D}.|La rata parte comunque il {D}; il credito lo conguagliamo a fine anno.|Prelievo della rata: {D}]
[Conguaglio previsto {I+180}|Fine offerta {I+300}]`,
  ),
  written(
    "debt monthly debit",
    "it|ch",
    "Banca,Mutui,Cassa di Risparmio,Credito Cooperativo",
    "c=180..600 i=60..400 s=1..4 A=c+i+s",
    `
Gentili {person} e {person2},
[con riferimento al mutuo n. {n8}|a seguito della variazione dell'Euribor] Vi comunichiamo [la nuova rata|l'importo in scadenza].
Rata precedente {o=250..950}
Capitale || {=c}
Interessi (tasso 4,{n2}%) || {=i}
Spese incasso rata || {=s}
[Rata in scadenza|Nuovo importo rata] || {A}
[Il conto dovrà avere la disponibilità al {D}.|Regolamento sul conto corrente il {D}.|Scadenza rata, con addebito in pari data: {D}.]
[Debito residuo {r=20000..160000}, ultima rata nel {Y+15}|La rata successiva sarà addebitata tra un mese]
{town}, {I} – {brand}`,
  ),
  written(
    "debt once pay",
    "it",
    "Riscossioni,Recupero,Servizi di Incasso,Legale",
    "p=50..420 f=~10..45 A=p+f",
    `
{brand}
[in nome e per conto di un operatore telefonico|su incarico del creditore {brand2}]
{person}
{addr}
Oggetto: [messa in mora|diffida], posizione {n8}
[Fattura del {I-150} scaduta il {I-120}|Insoluto dal {I-120}] {p}; [oneri di recupero|spese] {f}.
[La invitiamo a versare {A} nel termine di {N} giorni dalla presente.|Il pagamento di {A} dovrà pervenire entro il {D}, termine perentorio.|Attendiamo {A} per il {D~}; in difetto adiremo le vie legali.]
[Non paghi più al creditore originario.|Dilazioni: 02 {n7}.]
{town}, {I}`,
  ),
  written(
    "food once pay nodue",
    "it|ch",
    "Supermercato,Alimentari,Forno,Macelleria",
    "a=3..20 b=2..15 c=5..30 A=a+b+c",
    `
= {brand}
= {addr}
= DOCUMENTO COMMERCIALE
[PANE CASERECCIO|PETTO DI POLLO] || {=a}
[MOZZARELLA|BANANE KG 1,2] || {=b}
[VINO DOC|DETERSIVO] || {=c}
TOTALE || {=A}
[PAGOBANCOMAT|CARTA DI CREDITO|Satispay] || {=A}
[Non riscosso|RESTO] || {zero}
{I} [18:22|10:07]   [Punti fedeltà {n3}, validi fino al {I+200}|Buono spesa valido dal {I+3}]`,
  ),
  written(
    "subscriptions annually debit",
    "it|ch",
    "Antivirus,Cloud,Quotidiano,Giochi",
    "A=~19..140",
    `
{I}
[Avviso di rinnovo automatico|Il tuo piano sta per rinnovarsi]
[Ciao {first}, tra {N} giorni, cioè il {D}, rinnoveremo il piano annuale.|{first}, il periodo di prova finisce: dal {D} parte l'abbonamento annuale.]
[Importo che verrà scalato|Prezzo di rinnovo] :: {A}
[Prezzo pagato il primo anno|Equivale al mese a] :: {o=2..15}
[Per non rinnovare disattiva entro il {D-1}.|Carta in archivio {n4}, valida fino al 09/{Y+2}.]
- {legal} – {web}`,
  ),
  written(
    "housing monthly pay",
    "ch|it",
    "Amministrazione Stabili,Fiduciaria,Immobiliare",
    "o=~700..1500 h=~15..80 A=o+h",
    `
{brand}
{town}, {I}
Egregio Signor {person},
[le notifichiamo l'adeguamento della pigione|in base all'indice dei prezzi il canone viene adeguato]: [finora {o}|da {o}], [nuovo importo|a] {A} [al mese|mensili], [acconto spese compreso|riscaldamento compreso].
[La prima pigione nel nuovo importo è dovuta il {D}.|Vorrà pertanto versare {A} a partire dalla scadenza del {D}.|Il nuovo canone si paga dal {D}, anticipatamente.]
[Può contestare entro 30 giorni presso l'Ufficio di conciliazione.|Deposito di garanzia {g=~1500..4500}.]
Voglia modificare il suo ordine permanente. {person2}`,
  ),
  written(
    "insurance annually debit",
    "it|ch",
    "Assicurazioni,Casa Sicura,Mutua,Polizze",
    "A=90..420",
    `
# {brand}
Polizza [abitazione|infortuni|cane e gatto] {ref}
{person}
{I}
[Rinnovata tacitamente|Periodo assicurato] {from+} – {to+}
[Premio annuo, in soluzione unica|Premio annuale] || {A}
[Data in cui preleveremo|Incasso tramite SDD|In addebito] || {D}
[Disdetta possibile fino al|Ultimo giorno per la disdetta] || {I+10}
[Premio precedente {o=80..400}; in rate sarebbero {m=9..38} al mese.|Non serve alcun bonifico, la quietanza arriva dopo l'incasso.]`,
  ),
  written(
    "entertainment annually pay",
    "it|ch",
    "Circolo Tennis,ASD Nuoto,Sci Club,Scuola Calcio",
    "q=~90..320 t=~15..45 z=~20..60 A=q+t-z",
    `
{brand}
[Iscrizione|Tesseramento] stagione {Y}/{Y+1} – {person}
Quota annuale || {q}
Tessera e assicurazione || {t}
[Acconto preiscrizione|Sconto fratelli] || {-z}
[Saldo|Restano] || {A}
[da portare in segreteria al massimo il {D}|Saldo: {D~}, non si accettano ritardi|entro la data di {D}, pena l'esclusione]
[Certificato medico entro il {I+30}. Allenamenti dal {I+10}.|Due rate possibili su richiesta.]
{I} la segreteria`,
  ),
];
