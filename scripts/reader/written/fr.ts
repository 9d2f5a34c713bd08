import { type Written, written } from "./written.ts";

export const fr: readonly Written[] = [
  written(
    "utilities monthly debit",
    "fr|be|ca",
    "Énergie,Électricité,Gaz,Eaux",
    "u=40..300 A=~40..180",
    `
# {brand}
[Votre échéancier|Plan de mensualisation|Votre facture mensualisée] du {I}
{person}
{addr}
Contrat n° {n9}
[Consommation facturée|Montant de vos consommations] || {u}
[Votre mensualité|Montant prélevé|Mensualité] || {A}
[Prochain prélèvement le|Date de prélèvement|Prélevé le] {D} [sur le compte se terminant par {n4}|]
[Solde de votre compte|Cumul réglé] : {c=10..200} [en votre faveur|]
[Vous n'avez rien à faire.|Régularisation en {month+6}.]`,
  ),
  written(
    "utilities quarterly pay",
    "fr|be",
    "Eaux,Régie des Eaux,Assainissement",
    "e=30..150 a=20..120 t=2..15 A=e+a+t",
    `
{brand}
FACTURE D'EAU n° {n8} du {I}
Période du {from} au {to}
Index ancien {n4} nouveau {n4} soit {n2} m3
Distribution de l'eau || {=e}
Collecte et traitement || {=a}
TVA 5,5 % || {=t}
[Net à payer|Montant TTC|Total à régler] || {A}
[À régler avant le|Date limite de paiement|Payable jusqu'au] {D}
[Optez pour le prélèvement automatique.|Payez par TIP SEPA, chèque ou carte.]
TIP SEPA   {n8} {n8}   {A}`,
  ),
  written(
    "utilities monthly debit",
    "fr|be|ca",
    "Télécom,Mobile,Fibre,Box",
    "p=10..50 e=1..20 A=p+e",
    `
{brand}
Bonjour {first}, votre facture de {month} est disponible.
[Total à payer|Montant de la facture] {A} TTC, [prélevé le|prélèvement le|débité le] {D}
Forfait {from+} - {to+} || {p}
[Hors forfait|Options|Location décodeur] || {e}
Facture {n9} du {I}
[Engagement jusqu'au {I+200}|Sans engagement]`,
  ),
  written(
    "utilities annually pay nodue",
    "fr|be|ca|ch",
    "Énergie,Électricité,Eaux,Gaz",
    "A=0 c=15..250",
    `
{brand}
{person}   {I}
[Facture de régularisation|Décompte annuel|Relevé annuel]
Vos consommations || {u=400..900}
Déjà versé || {-v=900..1300}
[Solde en votre faveur|Avoir|À vous rembourser] || {c}
[Vous n'avez rien à payer.|Ce montant vous sera remboursé sous 15 jours.|Il viendra en déduction de votre prochaine facture.]
Nouvelle mensualité {m=~30..150} à partir du {I+30}`,
  ),
  written(
    "housing monthly pay",
    "fr|be|ch",
    "Immobilier,Gestion,Habitat,Régie",
    "l=~400..1500 c=~40..200 A=l+c",
    `
{brand}
AVIS D'ÉCHÉANCE
Locataire {person}   Lot {n4}
{town}, le {I}
Loyer {month+1} || {l}
[Provision pour charges|Charges] || {c}
[Total à payer|Montant dû|Total quittancé] || {A}
[Exigible le|À payer pour le|Payable d'avance le] {D}
[Dépôt de garantie {d=~400..1500}|Allocation logement versée : {z=~50..200} déjà déduite]
[Le prélèvement peut être mis en place sur demande.|Règlement par virement ou chèque.]`,
  ),
  written(
    "housing annually pay",
    "fr|be|ca",
    "Direction des Finances,Mairie,Commune,Ville,Municipalité",
    "A=~300..1900",
    `
= {brand}
= [TAXES FONCIÈRES|AVIS D'IMPOSITION|COMPTE DE TAXES] {Y}
{person}   Référence de l'avis {n9}
Base {b=1000..4000}   Taux 38,42 %
[Montant de votre impôt|Somme à payer|Total de l'imposition] || {A}
[Date limite de paiement|À payer au plus tard le|Échéance] {D}
[Paiement en ligne obligatoire au-delà de 300 €.|Vous pouvez payer en deux versements.] [Pour être mensualisé l'an prochain, adhérez avant le {I+80}.|]
Établi le {I}`,
  ),
  written(
    "housing quarterly pay",
    "fr|be",
    "Syndic,Copropriété,Foncia Gestion",
    "p=100..600 f=10..80 A=p+f",
    `
{brand} – APPEL DE FONDS
Copropriété {brand2}, {addr}
Copropriétaire {person}
Appel du [1er|2e|3e|4e] trimestre {Y}   édité le {I}
Provision budget prévisionnel || {p}
Fonds travaux ALUR || {f}
Solde antérieur || {zero}
[Total à régler|Montant exigible] || {A}
[avant le|Date d'exigibilité] {D}`,
  ),
  written(
    "insurance annually pay",
    "fr|be|ch|ca",
    "Assurances,Mutuelle,Prévoyance",
    "n=100..700 t=20..90 A=n+t",
    `
# {brand}
Avis d'échéance – [Habitation|Automobile|Multirisque]
Contrat {ref}   {I}
Cotisation HT || {n}
[Taxes|Contribution attentats et taxes] || {t}
[Cotisation annuelle TTC|Prime totale|À régler] || {A}
Période garantie {from+} au {to+}
[À régler avant le|Échéance du] {D}
Franchise {x=~100..400}
[Réglez en 12 fois par prélèvement : {m=10..60}|Paiement fractionné possible]`,
  ),
  written(
    "insurance monthly debit",
    "fr|be|ch|ca",
    "Mutuelle,Assurances,Assurance-vie",
    "A=15..150",
    `
{brand}
[Échéancier de cotisations|Confirmation d'adhésion|Modification de votre cotisation]
Le {I}
Madame, Monsieur {person},
Votre cotisation mensuelle [passe à|est de|s'élève à] {A}.
[Elle sera prélevée le {Do} de chaque mois, la première fois le {D}.|Premier prélèvement : {D}|Prélèvement automatique le {D} puis chaque mois.]
Soit {A*12} par an`,
  ),
  written(
    "debt monthly debit",
    "fr|be|ca|ch",
    "Banque,Crédit,Caisse populaire,Financement",
    "c=50..500 i=10..200 A=c+i",
    `
{brand}
[Relevé de prêt|Tableau d'amortissement|Avis de prélèvement]   {I}
Emprunteur {person}
Capital || {c}
Intérêts [et assurance|] || {i}
[Mensualité|Échéance|Versement] || {A}
[Prélevée le|Débit prévu le|Date de l'échéance] {D}
Capital restant dû || {o=2000..200000}`,
  ),
  written(
    "education monthly pay",
    "fr|be|ca",
    "École,Crèche,Conservatoire,Cantine",
    "A=40..600",
    `
{brand}
[Facture cantine et garderie|Frais de garde|Facture de scolarité] – {month} {Y}
Enfant : {first}
{n2} repas x {r=3..6} || {A}
[Montant à régler|Reste à charge|Total dû] || {A}
[Avant le|Échéance|Date limite] {D}
{I}
[Régie municipale – chèque à l'ordre du Trésor public|Paiement par carte sur {web}]`,
  ),
  written(
    "healthcare once pay nodue",
    "fr|be|ca",
    "Pharmacie,Cabinet dentaire,Opticien,Kinésithérapie",
    "a=10..60 b=5..40 A=a+b",
    `
= {brand}
= {addr}
[Note d'honoraires acquittée|Facture acquittée|Ticket] {n5}
{I}
[Détartrage|Consultation|Sérum physiologique] || {=a}
[Radiographie|Crème|Orthèse] || {=b}
[Total TTC|Total payé|Montant acquitté] || {A}
[Réglé par carte bancaire|Payé comptant|CB sans contact] {A}
[Part remboursable {z=5..20}|Merci de votre visite]`,
  ),
  written(
    "subscriptions monthly debit",
    "fr|be|ca|ch",
    "Presse,Studio,Musique,Journal",
    "A=4..30",
    `
{brand}
[Reçu|Votre reçu|Confirmation de paiement]
[Merci {first} !|Bonjour {first},] [nous avons reçu votre paiement.|votre abonnement a été renouvelé.]
[Date|Facturé le] :: {I}
[Montant|Débité sur la carte ••{n4}] :: {A}
[Prochaine échéance|Prochain paiement|Renouvellement le] :: {D}
[Abonnement mensuel, sans engagement|Formule mensuelle]`,
  ),
  written(
    "other monthly debit",
    "fr|be|ch|ca",
    "Secours,Fondation,Association",
    "A=~5..40",
    `
# {brand}
[Merci pour votre soutien régulier.|Votre don régulier est enregistré.]
Don de {A} [par mois|chaque mois], [prélevé le {Do} de chaque mois|par prélèvement automatique], à partir du {D}
[Après réduction d'impôt, il vous revient à {z=2..12}.|Reçu fiscal en {month+4}.]
{person}, {I}`,
  ),
];
