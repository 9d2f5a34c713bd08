/** Names of months, in capitals and without accents, in the languages of known banks. */
const MONTHS = new Set(
  `JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER
  JAN FEB MAR APR JUN JUL AUG SEP SEPT OCT OKT NOV DEC DEZ
  JANUAR FEBRUAR MARZ MAERZ MRZ MAI JUNI JULI OKTOBER DEZEMBER JANNER JAENNER FEBER
  JANVIER FEVRIER MARS AVRIL JUIN JUILLET AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE JANV FEVR FEV AVR JUIL
  JANUARI FEBRUARI MAART MEI AUGUSTUS MRT MAJ AUGUSTI MARTS DESEMBER
  ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE SETIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE ENE ABR AGO DIC
  GENNAIO FEBBRAIO APRILE MAGGIO GIUGNO LUGLIO SETTEMBRE OTTOBRE DICEMBRE GEN MAG GIU LUG OTT
  JANEIRO FEVEREIRO MARCO MAIO JUNHO JULHO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO
  STYCZEN LUTY MARZEC KWIECIEN CZERWIEC LIPIEC SIERPIEN WRZESIEN PAZDZIERNIK LISTOPAD GRUDZIEN
  STYCZNIA LUTEGO MARCA KWIETNIA MAJA CZERWCA LIPCA SIERPNIA WRZESNIA PAZDZIERNIKA LISTOPADA GRUDNIA
  LEDEN UNOR BREZEN DUBEN KVETEN CERVEN CERVENEC SRPEN ZARI RIJEN PROSINEC
  TAMMIKUU HELMIKUU MAALISKUU HUHTIKUU TOUKOKUU KESAKUU HEINAKUU ELOKUU SYYSKUU LOKAKUU MARRASKUU JOULUKUU
  OCAK SUBAT MART NISAN MAYIS HAZIRAN TEMMUZ AGUSTOS EYLUL EKIM KASIM ARALIK
  IANUARIE FEBRUARIE MARTIE APRILIE IUNIE IULIE SEPTEMBRIE OCTOMBRIE NOIEMBRIE DECEMBRIE
  MARCIUS APRILIS MAJUS JUNIUS JULIUS AUGUSZTUS SZEPTEMBER`.split(/\s+/),
);

/** Whether a word only says when: "MARCH", "MAR26", "28FEB", "Q1", "KW32", "3月分". */
export function isPeriod(word: string): boolean {
  return (
    MONTHS.has(word.replace(/^\d{1,2}|\d{2,4}$/g, "")) ||
    /^(?:Q[1-4]|[1-4]Q|K?W\d{1,2}|WK\d{1,2}|\d{1,2}月分?)$/.test(word)
  );
}

/**
 * Names without the months in them, where what remains is found with different months: "RENT MARCH" next to "RENT APRIL".
 * Otherwise a month is a name: "MAY GURNEY", "MARS".
 */
export function withoutMonths(names: readonly (readonly string[])[]): string[][] {
  const bare = names.map((words) => words.filter((word) => !isPeriod(word)));
  const periods = new Map<string, Set<string>>();
  names.forEach((words, at) => {
    const key = bare[at]?.join(" ") ?? "";
    periods.set(key, (periods.get(key) ?? new Set<string>()).add(words.filter(isPeriod).join(" ")));
  });
  return names.map((words, at) => {
    const rest = bare[at] ?? [];
    return rest.length > 0 && (periods.get(rest.join(" "))?.size ?? 0) > 1 ? rest : [...words];
  });
}
