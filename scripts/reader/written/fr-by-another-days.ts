import { type Written, written } from "./written.ts";

/** French papers whose due day is hard to find, by another hand. */
export const frOtherDays: readonly Written[] = [
  written(
    "utilities monthly debit",
    "fr|be|ch",
    "Énergie,Chaleur,Réseau de chaleur,Gaz",
    "A=~45..170 u=20..140 c=15..180",
    `
{brand}
Votre suivi [du mois de {month}|n° {n6}]
{person}   Relevé {I-6}   Facture {I}   Prochaine relève {I+24}
Consommation du {from} au {to} [(pour information)|(non facturée)] || {u}
[Votre compteur d'euros : vous avez d'avance|Votre compte est créditeur de] || {c}
[Paiement lissé, inchangé|Forfait de lissage] || {A}
[Même si votre compte est en avance, la mensualité reste prélevée : {D}.|Le lissage continue, prochain retrait {D}.|Retrait suivant sur votre compte, {D} ; le trop-perçu sera rendu au bilan.]
[Bilan le {I+150}|Contrat jusqu'au {I+290}]`,
  ),
  written(
    "debt once pay",
    "fr|be|ch",
    "Huissiers,Recouvrement,Encaissement,Étude",
    "p=40..380 f=~12..60 i=1..9 A=p+f+i",
    `
{person2}, [commissaire de justice|huissier de justice|service d'encaissement]
{brand} [agissant pour le compte de|mandaté par] [un fournisseur d'énergie|votre ancien opérateur]
{town}, {I}
{person}, {addr}
[Facture impayée du {I-120}, échue le {I-90}|Créance du {I-120}] || {p}
[Frais de dossier|Clause pénale] || {f}
Intérêts au {I} || {i}
[Total réclamé|Somme à nous payer] || {A}
[Vous disposez encore de {N} jours pour vous acquitter entre nos mains.|Dernier délai amiable : {D}. Au-delà, une procédure sera engagée.|Nous suspendons toute démarche si les fonds nous parviennent pour le {D~}.]
[Ne payez plus le créancier directement.|Un plan d'apurement peut être demandé.]`,
  ),
  written(
    "transportation monthly debit",
    "fr|be|ch",
    "Vélo,Cycles,Bike Leasing,Mobilité douce",
    "l=~45..130 a=5..15 s=~10..40 A=l+a-s",
    `
# {brand}
[Ton vélo roule, ton loyer aussi|Avis de loyer – location longue durée]
Locataire {person}, contrat {n7}, loyer [8/36|14/36|3/24]
Loyer || {l}
Assurance vol et assistance || {a}
[Part employeur|Prime mobilité] || {-s}
[Ta part|Net débité] || {A}
[On passe à la banque le {D}|Jour de débit : {D}|Compte débité {D~} au matin]
Option d'achat finale {v=~200..600} le {I+700}. [Révision gratuite avant le {I+50}.|]
{I}`,
  ),
  written(
    "healthcare once pay nodue",
    "fr|be|ch",
    "Clinique vétérinaire,Cabinet vétérinaire,Vétérinaires",
    "c=30..70 m=8..60 A=c+m",
    `
= {brand}
= {addr}
= Tél. 04 {n2} {n2} {n2} {n2}
{I} [11:42|17:06]   Caisse 2
[Consultation chat|Castration|Vaccin CHPL] || {=c}
[Antiparasitaire|Collyre|Croquettes 4 kg] || {=m}
[A PAYER|TOTAL TTC] || {=A}
[CB EMV|BANCONTACT|SANS CONTACT] || {=A}
[RESTE DU|RENDU] || {zero}
[Prochain rappel de vaccin : {I+360}|Échange sous 15 jours avec ce ticket]`,
  ),
  written(
    "insurance annually debit",
    "fr|be|ch",
    "Assurances,Mutuelle,Habitation,Protection",
    "A=90..460",
    `
{I}
[Bonjour {person},|{person}, sociétaire n° {n7}]
[Votre assurance habitation est reconduite pour un an.|Votre contrat {ref} repart pour douze mois.]
Garanties acquises du {from+} au {to+} – avis du {I} – résiliation possible jusqu'au {I+20}
Cotisation annuelle || {A}
[Vous avez choisi le prélèvement en une fois. Il aura lieu le {D}.|Mandat en place : nous appelons la somme entière auprès de votre banque le {D}.|Règlement unique par prélèvement, présenté {D}.]
[En mensuel, cela ferait {m=9..42}.|L'an dernier : {o=85..440}.]
- {brand}, entreprise régie par le Code des assurances`,
  ),
  written(
    "housing quarterly pay",
    "be|fr|ch",
    "Syndic,ACP Résidence,Gérance,PPE Administration",
    "A=150..900",
    `
{person}
Appartement {n2}, {n3} quotités
{addr}
@ Association des copropriétaires
@ p/a {brand}
@ {I}
[Décompte de charges|Appel de provisions] : {from+} – {to+}
[Votre quote-part|Part à votre charge] || {A}
[Nous vous invitons à créditer le compte de la copropriété de {A}, date valeur {D} au plus tard.|Prière de virer {A} ; l'argent doit être sur le compte le {D}.|À payer, sans autre avis, le {D}.]
[Toute somme non reçue au {D+15} porte intérêt de 8 %.|Prochaine assemblée le {I+35} ; période suivante dès le {D+91}.]
[Fonds de réserve au {I-10} : {r=5000..30000}|Total annuel de votre lot : {A*4}]`,
  ),
  written(
    "subscriptions monthly debit",
    "fr|be|ch",
    "Vidéo,Musique,Presse,Jeux",
    "A=3..25",
    `
{brand}
[Essai gratuit bientôt terminé|Fin de votre période d'essai]
[Bonjour {first},|Coucou {first} !]
[Vous profitez de l'essai depuis le {I-20}. Sauf annulation, votre carte sera débitée de {A} le {D}, et tous les mois ensuite.|Dernier jour gratuit : {D-1}. Le lendemain, {D}, premier paiement de {A} par mois.|Sans action de votre part, l'abonnement à {A} par mois démarre le {D}.]
[Annuler l'essai|Formule duo {x=8..30}]
E-mail du {I}`,
  ),
  written(
    "investment monthly debit",
    "fr|be|ch",
    "Patrimoine,Gestion,Retraite,Investissement",
    "A=~50..400",
    `
{brand}
[Relevé de situation|Avis d'opéré] au {I}
Titulaire {person} – [PER|assurance-vie|plan de fonds] n° {n8}
Valeur des parts au {I-4} || {v=1500..60000}
[Dernier versement investi|Versement du {I-25}] || {A}
[Versements programmés|Plan en cours] : {A} par mois, [prochain appel de fonds {D}|à venir le {D}|l'ordre suivant sera passé le {D}]
[Déductible de vos revenus : gain estimé {x=100..900}.|Frais de gestion {g=3..60}.]
[Échéance du contrat : {I+3000}|Arbitrage possible avant le {I+14}.]`,
  ),
];
