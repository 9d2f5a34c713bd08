import type { Wording } from "./wording.ts";

export const pl: Wording = {
  amount:
    "Do zapłaty|Kwota do zapłaty|Razem do zapłaty|Razem|Należność|Suma|Wartość brutto|Kwota|Saldo do zapłaty|Rata|Składka|Ogółem do zapłaty",
  due: "Termin płatności|Płatne do|Zapłać do|Data płatności|Do dnia|Płatność do dnia|Termin zapłaty|Data obciążenia|Następna płatność",
  issued: "Data wystawienia|Data|Wystawiono dnia|Data faktury|Data dokumentu",
  period: "Okres rozliczeniowy|Okres|Za okres|Okres ubezpieczenia|Za miesiąc",
  otherDay: "Następny odczyt|Data sprzedaży|Koniec umowy|Ostatnia wpłata|Data urodzenia|Odczyt z dnia|Klient od",
  previous: "Saldo poprzednie|Zaległość|Poprzednia faktura|Niedopłata",
  paid: "Wpłaty|Zapłacono|Otrzymane wpłaty|Zaliczka",
  late: "Odsetki|Po terminie|Opłata za wezwanie",
  whole: "Suma roczna|Składka roczna|Limit kredytu|Kapitał do spłaty|Prognoza roczna",
  minimum: "Kwota minimalna|Minimalna spłata",
  subtotal: "Wartość netto|Razem netto|Suma netto",
  tax: "VAT 23%|VAT 8 %|Podatek VAT|Akcyza",
  number: "Numer klienta|Faktura nr|NIP|Numer umowy|Nr konta|Polisa|PPE|Strona|Telefon|Tytuł przelewu",
  taken:
    "Kwota {A} zostanie pobrana z Twojego konta {D}.|Płatność: polecenie zapłaty|Pobierzemy {A} w dniu {D}.|Obciążymy Twoją kartę {D}.|Polecenie zapłaty zostanie zrealizowane {D}.|Obciążymy zapisaną kartę {D}.|Automatyczne odnowienie {D}.",
  pay: "Prosimy o zapłatę {A} do {D}.|Prosimy o wpłatę do dnia {D}.|Zapłać {A} do {D}.|Odbiorca: {P}",
  offered:
    "Załóż polecenie zapłaty.|Zapłać BLIKIEM lub przelewem.|Możesz też płacić poleceniem zapłaty.|Przelew na konto {n}",
  nothing:
    "Nie musisz nic płacić.|Masz nadpłatę {C}.|Nadpłata {C} zostanie zaliczona na poczet kolejnej faktury.|Zwrócimy {C} na Twoje konto.",
  credit: "Nadpłata|Zwrot|Saldo na Twoją korzyść",
  within: "Termin płatności {N} dni|Płatne w ciągu {N} dni|Przelew {N} dni",
  monthly: "Do {N}. dnia każdego miesiąca|Płatne {N}. każdego miesiąca",
  often: {
    weekly: "tygodniowo|co tydzień|na tydzień",
    monthly: "miesięcznie|co miesiąc|Abonament miesięczny|za miesiąc|/mies.",
    quarterly: "kwartalnie|co kwartał|III kwartał|za kwartał",
    annually: "rocznie|co rok|Składka roczna|na rok",
  },
  noise:
    "Dziękujemy za zaufanie.|Infolinia: 801 {n}|Umowa do {d}.|Zużycie {n} kWh.|Ostatnia wpłata {a} z dnia {d}.|Kapitał zakładowy {a}|Oszczędź {a} rocznie.",
  title: "Faktura|Faktura VAT|Rachunek|Twoja faktura|Decyzja|Paragon|Wezwanie do zapłaty|Polisa",
  to: "Nabywca|Klient|Odbiorca faktury|Ubezpieczający|Najemca|Adres punktu poboru",
  payee: "Sprzedawca|Odbiorca|Nazwa odbiorcy|Wynajmujący",
  wasPaid: "Zapłacono kartą|Gotówka|Zapłacono|BLIK",
  change: "Reszta",
  kinds:
    "utilities;Energia,Prąd,Elektrownia;Energia czynna,Opłata dystrybucyjna,Opłata handlowa;energia elektryczna,prąd|utilities;Gazownia;Paliwo gazowe,Abonament;gaz|utilities;Wodociągi;Woda,Ścieki;woda i ścieki|utilities;Telekom,Internet,Mobile;Abonament,Internet światłowodowy;internet,telefon|housing;Spółdzielnia Mieszkaniowa,Wspólnota,Nieruchomości;Czynsz,Fundusz remontowy,Ogrzewanie;czynsz|housing;Urząd Miasta,Gmina;Podatek od nieruchomości,Odpady;podatek od nieruchomości|insurance;Ubezpieczenia,Towarzystwo;Składka,OC,AC;ubezpieczenie|subscriptions;Gazeta,Streaming;Subskrypcja;subskrypcja|debt;Bank,Kredyt;Kapitał,Odsetki;kredyt,karta kredytowa|healthcare;Przychodnia,Stomatologia,Apteka,Siłownia;Wizyta,Karnet;wizyta|education;Szkoła,Przedszkole;Czesne,Wyżywienie;czesne|transportation;Warsztat,Koleje,Parking;Bilet miesięczny,Robocizna;bilet,serwis|food;Market,Piekarnia;Chleb,Mleko;zakupy|other;Fundacja;Darowizna;darowizna|bills;Ochrona,Biuro;Monitoring;usługa",
  forms: "S.A.|Sp. z o.o.|sp. j.",
  months: "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
  street: "ulica|aleja|plac",
};
