import type { Wording } from "./wording.ts";

export const it: Wording = {
  amount:
    "Totale da pagare|Importo da pagare|Totale fattura|Importo totale|Totale bolletta|Importo|Totale|Da pagare|Rata|Quota da versare|Totale documento|Importo dovuto|Premio totale|Netto a pagare|Saldo|Importo rata|Totale dovuto|Importo addebitato|Totale a pagare",
  due: "Scadenza|Data di scadenza|Da pagare entro il|Entro il|Scade il|Pagare entro|Data addebito|Addebito il|Prossimo addebito|Termine di pagamento|Prossimo rinnovo|Entro e non oltre il|Scadenza rata|Da versare entro",
  issued: "Data fattura|Data emissione|Data|Emessa il|Data documento|Bolletta del|Fattura del|del|Avviso del",
  period:
    "Periodo|Periodo di riferimento|Periodo di fatturazione|Dal|Periodo fatturato|Competenza|Periodo assicurativo",
  otherDay:
    "Prossima lettura|Data di nascita|Ultimo pagamento|Lettura del|Fine contratto|Cliente dal|Prossima bolletta|Pagato il|Data attivazione",
  previous: "Saldo precedente|Insoluto|Bollette precedenti|Importo precedente|Arretrati",
  paid: "Pagamenti ricevuti|Acconto|Già pagato|Versato|Acconto versato",
  late: "Mora|Importo dopo la scadenza|Penale|In caso di ritardo|Interessi di mora",
  whole:
    "Totale annuo|Spesa annua|Premio annuo|Capitale residuo|Debito residuo|Fido|Totale preventivo|Spesa annua sostenuta|Disponibilità",
  minimum: "Importo minimo|Rata minima",
  subtotal: "Imponibile|Subtotale|Totale imponibile|Netto|Totale servizi",
  tax: "IVA 22%|IVA 10 %|IVA|Accise|Imposta di bollo|IVA 4%",
  number:
    "Numero cliente|Codice cliente|Fattura n.|Numero fattura|POD|PDR|Codice fiscale|P. IVA|IBAN|CRO|Contratto n.|Polizza n.|Codice avviso|Pagina|Telefono|CBILL",
  taken:
    "L'importo di {A} sarà addebitato sul suo conto il {D}.|Modalità di pagamento: domiciliazione bancaria|Addebito diretto SEPA il {D}|Pagamento con addebito automatico|Addebiteremo {A} il {D}.|Domiciliazione attiva: addebito dal {D}|Importo addebitato in conto il {D}|Addebito automatico sulla carta il {D}.|Rinnovo automatico il {D}.|Addebito su carta terminante in {n}.|Non deve fare nulla: addebito il {D}.|Addebito SDD con valuta {D}|Modalità: addebito diretto|La somma sarà prelevata dal suo conto il {D}.|Con carta di credito, addebito {D}|RID bancario {D}",
  pay: "Si prega di pagare {A} entro il {D}.|Il pagamento di {A} deve essere effettuato entro il {D}.|Da pagare entro il {D} con bollettino.|Versare {A} entro il {D}.|Bonifico intestato a {P}|Paga con il bollettino allegato entro il {D}.",
  offered:
    "Attivi la domiciliazione bancaria.|Può pagare con bollettino, carta o bonifico.|Pagabile in posta, banca o online|Bollettino postale|Avviso PagoPA|Vuole la domiciliazione? Chiami il numero verde.|Modalità di pagamento: bollettino postale|Paghi online o in tabaccheria.|Con la domiciliazione risparmia {a}.|Pagamento tramite bonifico|Inquadri il codice QR per pagare.|Pagamento con bonifico ricorrente",
  nothing:
    "Non deve pagare nulla.|Saldo a suo credito di {C}.|Nessun importo da pagare.|Il credito di {C} sarà rimborsato nella prossima bolletta.|Rimborso di {C} sul suo conto.|Bolletta a credito|Nessun importo da pagare.|Il suo credito è di {C}.|Da pagare: 0,00|Le rimborseremo {C}.",
  credit: "A credito|Suo credito|Importo a credito|Credito|Rimborso",
  within: "Pagamento a {N} giorni|{N} giorni data fattura|Entro {N} giorni dalla data fattura|Bonifico {N} giorni",
  monthly: "Il {N} di ogni mese|Addebito il {N} di ogni mese|Entro il {N} di ogni mese",
  often: {
    weekly: "settimanale|a settimana|ogni settimana",
    monthly: "mensile|al mese|Canone mensile|ogni mese|/mese|Rata mensile",
    quarterly: "trimestrale|a trimestre|III trimestre|ogni trimestre|Rata trimestrale",
    annually: "annuale|all'anno|Premio annuo|annuo|ogni anno|Quota annuale",
  },
  noise:
    "Grazie per averci scelto.|Servizio clienti: 800 {n}|Consumo annuo {n} kWh.|Lettura del {d}: {n}|Le bollette precedenti risultano pagate.|Capitale sociale {a}|Condizioni valide fino al {d}.|Ultimo pagamento di {a} ricevuto il {d}.|Risparmi {a} all'anno.|Prossima lettura dal {d}.|Dopo la scadenza: {a}|Servizio clienti {n}, dal lunedì al venerdì|Per reclami scriva all'indirizzo indicato.|Spesa media {a} al mese|Anno precedente: {a}|Lettura del {d}: {n}|Il contratto scade il {d}.|Consumo annuo {n} kWh|In caso di ritardo si applicano interessi di mora.|Prezzi validi dal {d}|Autolettura dal {d}|Bonus sociale: {a}",
  title:
    "Fattura|Bolletta|Avviso di pagamento|Ricevuta|Estratto conto|Avviso di scadenza|La tua bolletta|Quietanza|Sollecito",
  to: "Intestatario|Cliente|Spett.le|Destinatario|Contraente|Inquilino|Fornitura|Paziente",
  payee: "Beneficiario|Intestato a|Creditore|Ente creditore|Locatore|Intestatario conto",
  wasPaid: "Pagato con carta|Contanti|Pagato|Bancomat|Pagamento elettronico|Saldato",
  change: "Resto",
  kinds:
    "utilities;Energia,Luce,Elettrica;Spesa materia energia,Trasporto,Oneri di sistema;energia elettrica,luce|utilities;Gas;Consumo Smc,Quota fissa;gas naturale|utilities;Acque,Acquedotto;Acquedotto,Fognatura,Depurazione;servizio idrico,acqua|utilities;Telecom,Fibra,Mobile;Fibra 1 Gb,Canone linea,Traffico;internet,telefono|housing;Immobiliare,Condominio,Amministrazioni;Canone di locazione,Quota condominiale,Spese;affitto,spese condominiali|housing;Comune,Tributi;Tari,IMU,Quota fissa;tassa rifiuti,imu|insurance;Assicurazioni,Mutua;Premio netto,RC auto,Imposte;polizza auto,polizza casa|subscriptions;Giornale,Streaming,Musica;Abbonamento,Piano famiglia;abbonamento|debt;Banca,Finanziaria,Credito;Quota capitale,Quota interessi,Acquisti;mutuo,prestito,carta di credito|healthcare;Studio Dentistico,Clinica,Farmacia,Palestra;Visita,Prestazione,Farmaco;prestazione sanitaria,visita|education;Scuola,Asilo Nido,Accademia;Retta,Mensa;retta,mensa scolastica|transportation;Autostrade,Officina,Trasporti,Parcheggi;Pedaggio,Manodopera,Abbonamento;pedaggio,abbonamento trasporti|food;Supermercati,Mercato,Forno;Pane,Latte,Cassetta;spesa|entertainment;Circolo,Teatro,Cinema;Quota associativa;quota sociale|savings;Cassa di Risparmio;Versamento;risparmio|investment;Fondi,Previdenza;Contributo;fondo pensione|other;Fondazione,Onlus;Donazione;donazione|bills;Vigilanza,Pulizie,Notaio;Canone allarme,Servizio;vigilanza",
  forms: "S.p.A.|S.r.l.|S.r.l.s.|Soc. Coop.",
  months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  street: "Via|Corso|Piazza|Viale",
};
