import { type Written, written } from "./written.ts";

/** Papers of French, Belgian and Swiss companies, by another hand. */
export const frOther: readonly Written[] = [
  written(
    "utilities monthly debit",
    "fr",
    "Énergie,Lumière,Électricité,Gaz et Courant",
    "A=~38..190 f=30..160",
    `
{person}
{addr}
Réf. client {n10}
@ {brand}
@ [Particuliers – TSA {n5}|Service Clients]
@ {town}, le {I}
## [Votre calendrier de paiement|Calendrier de vos mensualités|Votre nouvel échéancier]
[Bonne nouvelle, rien à faire : nous nous occupons de tout.|Conformément à votre demande, vos factures sont lissées sur l'année.]
Date de présentation à votre banque || Montant TTC
{D} || {A}
{D+30} || {A}
{D+61} || {A}
{D+91} || {A}
{D+122} || {A}
[{D+330} – régularisation|Facture de bilan vers le {D+335}] || [selon relevé|à définir]
[Estimation de votre consommation sur douze mois|Budget prévisionnel de l'année] || {A*11}
- [Relève de votre compteur Linky prévue autour du {D+310}.|Dernière facture du {I-9} : {f}, soldée.]
- RUM {n12} – ICS FR{n8}`,
  ),
  written(
    "utilities annually debit",
    "fr|be",
    "Énergies,Électricité,Gaz,Courant Vert",
    "v=600..1300 A=40..380 u=v+A",
    `
# {brand}
[Facture de régularisation annuelle|Bilan de votre année d'énergie|Décompte de fin de cycle] n° {n9}
Éditée le {I} – consommations du {from} au {to}
Index relevé le {I-4} : {n5} (réel)   Index précédent : {n5} (estimé)
[Ce que vous avez consommé|Énergie, abonnement et taxes TTC] || {u}
[Ce que vous avez déjà versé|Mensualités encaissées (11)] || {-v}
[Ce qu'il vous reste à régler|Solde restant dû|Complément à votre charge] || {A}
[Ce complément passera en banque le {D}|Nous présenterons ce solde à votre banque à compter du {D}|Le solde sera porté au débit de votre compte le {D}], [compte se terminant par {n3}|IBAN FR76 **** {n4}].
[Vos prochaines mensualités|Votre budget mois par mois ensuite] : {m=~50..140}, la première le {D+28}.
[Un doute ? Transmettez votre auto-relevé avant le {I+5}.|Fin de validité de vos prix : {I+190}.]`,
  ),
  written(
    "utilities quarterly pay",
    "be",
    "Eaux,Distribution d'eau,Intercommunale",
    "A=~35..120",
    `
{brand}
[Facture intermédiaire|Demande d'acompte|Acompte trimestriel] [2/3|1/3|3/3]
Numéro de client {n10}   Raccordement {addr}
[Titulaire|Occupant] : {person}
Établie le {I}
[Période couverte|Acompte relatif à la période] {from} – {to}
[Montant de cet acompte|Acompte TVAC 6 %] || {A}
[À verser pour le {D} au plus tard|Nous attendons votre versement pour le {D}|Votre paiement doit nous parvenir au plus tard le {D}]
IBAN BE{n2} {n4} {n4} {n4}   BIC GEBABEBB
Communication structurée +++{n3}/{n4}/{n5}+++
[Votre décompte réel suivra après le relevé de {month+5}.|Relevé d'index : carte envoyée le {I+140}.]
[Pas encore domicilié ? Complétez le mandat au verso.|Fonds social de l'eau : renseignez-vous auprès du CPAS.]`,
  ),
  written(
    "utilities monthly pay",
    "be",
    "Énergie,Power,Courant,Mazout et Gaz",
    "e=~30..110 g=~25..120 A=e+g",
    `
# {brand}
Bonjour {first},
[Voici votre facture d'acompte de {month}.|Votre acompte du mois de {month} est prêt.]
Électricité – EAN 5414{n12} || {=e}
Gaz naturel – EAN 5414{n12} || {=g}
[Total TVA comprise|Montant total de l'acompte] || {A}
[Merci de nous verser cette somme pour le {D~}.|À régler d'ici le {D~} via votre application bancaire.|Date ultime : {D}]
[Code QR : scannez et payez|Virement : BE{n2} {n4} {n4} {n4}, communication {n12}]
[Domiciliez vos acomptes et recevez {b=~5..15} de ristourne par an.|Vous payez encore par virement ? La domiciliation évite les oublis.]
[Prix fixe jusqu'au {I+240}|Relevé annuel prévu en {month+8}]
- Facture {n9} du {I} – {legal}`,
  ),
  written(
    "utilities quarterly pay",
    "ch",
    "Services industriels,Énergie,Forces motrices",
    "c=60..320 r=10..50 t=4..25 A=c+r+t",
    `
[Madame|Monsieur]
{person}
{addr}
@ # {brand}
@ [Facture intermédiaire|Facture d'énergie] {n8}
@ {town}, {I}
Objet : {addr}, [appartement 3e étage|lot {n3}]
Compteur {n7} – du {from} au {to} – relevé à distance
Énergie, tarif unique {n3} kWh || {=c}
Acheminement et redevances communales || {=r}
TVA 8.1 % || {=t}
[Montant en notre faveur|Total à payer CHF|À votre charge] || {A}
[Délai de paiement : {N} jours nets|Payable à {N} jours, net|Conditions : {N} jours net]
[Rappel facturé dès le 2e envoi.|eBill : inscrivez-vous depuis votre e-banking.]
Section paiement   Compte CH{n2} {n4} {n4}   Payable par {person}   Monnaie CHF   Montant {=A}`,
  ),
  written(
    "utilities once pay",
    "fr|be|ch",
    "Combustibles,Fioul,Mazout,Pétroles",
    "b=700..1900 z=~100..400 A=b-z k=10..30 s=A-k",
    `
{brand}
Livraison de [fioul domestique|mazout de chauffage|granulés de bois]
Livré le {I-3} chez {person}, {addr}
{n4} litres [à 1,08|au prix du jour] || {b}
[Acompte à la commande|Arrhes versées en ligne] || {-z}
[Restant à payer|Net à payer|Solde de la livraison] || {A}
Facture {n6}, le {I}
[Paiement : {N} jours date de facture|Règlement attendu le {D} dernier délai|Solde à nous faire parvenir pour le {D}]
[Escompte : {s} si votre règlement nous parvient avant le {D-2}|Pour tout règlement sous 48 h, ne versez que {s}.]
[Mensualisez votre prochaine cuve dès {m=~60..120}.|Bon de livraison {n7} signé.]`,
  ),
  written(
    "utilities monthly debit",
    "fr|be|ch",
    "Mobile,Télécom,Fibre",
    "A=8..70",
    `
[Votre facture {brand} est arrivée|{brand} – facture de {month}]
{A} – [débit en compte le {D~}|passe sur votre compte le {D~}|sera retiré le {D~}]
[Voir le détail : {web}/factures|Ligne 06 {n2} {n2} {n2} {n2}, facture du {I}]`,
  ),
  written(
    "utilities monthly pay",
    "fr",
    "Box,Fibre,Télécom,Internet",
    "p=20..55 f=~7..20 A=p+f",
    `
{person}
{addr}
{town}, le {I}
[Objet : prélèvement rejeté|Objet : incident de paiement sur votre ligne {n10}]
Cher abonné,
[Votre banque n'a pas honoré le prélèvement présenté le {I-6}|Le prélèvement du {I-6} nous est revenu impayé] (motif : [provision insuffisante|opposition]).
Abonnement {from} au {to} || {p}
[Frais de rejet|Pénalité pour rejet] || {f}
[Somme à régulariser|Total restant dû] || {A}
[Merci de régulariser par carte bancaire ou chèque jusqu'au {D} inclus.|Sans règlement de votre part au {D}, votre accès sera restreint.|Vous avez jusqu'au {D} pour payer en ligne.]
[Votre facture suivante sera de nouveau prélevée automatiquement le {D+25}.|Ne tenez pas compte de ce courrier si vous avez payé.]
- {brand}, Service Recouvrement – {web}`,
  ),
  written(
    "utilities monthly debit",
    "be|ch",
    "Télédistribution,TV,Câble,Multimédia",
    "a=35..80 o=4..20 r=3..12 A=a+o-r",
    `
@ Facture {n9}
@ Date {I}
@ Client {n7}
# {brand}
{person}
Pack Internet + TV + fixe, {from+} → {to+} || {=a}
[Bouquet cinéma|Appels hors forfait|Décodeur supplémentaire] || {=o}
[Promotion 6 mois|Remise fidélité] || {-r}
[Montant domicilié|Total TTC retenu sur votre compte] || {A}
[Domiciliation exécutée le|Retrait de votre compte en date du|Recouvrement direct (LSV) au] {D}
[Prix après promotion {x=40..95} dès le {I+150}|Votre promotion court jusqu'au {I+150}]
- [Pour un virement manuel : BE{n2} {n4} {n4} {n4}|Compte {n2}-{n6}-{n1}, ne pas verser]`,
  ),
  written(
    "bills annually pay",
    "ch",
    "Redevance,Radio-télévision,Encaissement",
    "A=~160..670 q=~45..170",
    `
{brand}
## [Facture annuelle redevance des ménages|Redevance de radio-télévision par ménage]
Membres du ménage : {person}, {person2}
Date de facturation :: {I}
[Période de décompte|Période] :: {from+} – {to+}
[Montant dû|Redevance annuelle] :: {A}
[Payable d'ici au|Payable jusqu'au|Échéance de versement] :: {D}
[Vous préférez payer en quatre fois ? {q} par facture, supplément de CHF 2.– inclus.|Facturation échelonnée sur demande : {q} par tranche.]
Récépissé   Compte CH{n2} {n4} {n4} {n4}   [{brand}|{legal}]   {A}`,
  ),
  written(
    "housing monthly pay",
    "ch",
    "Régie,Gérance,Immobilière",
    "l=~900..2400 c=~90..260 p=~0..160 A=l+c+p",
    `
{brand}
{addr}
{person} [et {person2}|]
{town}, le {I}
[Avis de loyer|Bulletin de versement – loyer]
Immeuble {addr}, 4 pièces au 2e
Loyer net [{month+1} {Y}|] || {=l}
[Acompte chauffage et eau chaude|Frais accessoires] || {=c}
[Place de parc n° {n2}|Garage box] || {=p}
[Loyer brut|Total mensuel] || {A}
[Terme du loyer : {D}|Payable d'avance, au plus tard le {D}|À créditer sur notre compte pour le {D}]
[Un ordre permanent vous évite tout retard.|Tout retard de plus de 10 jours entraîne une mise en demeure (CO 257d).]
Garantie de loyer {g=~2000..6000} [déposée en banque|(SwissCaution)]`,
  ),
  written(
    "housing monthly debit",
    "fr",
    "Habitat,OPH,Logement,HLM Résidences",
    "l=300..700 c=40..160 e=8..40 z=~60..260 A=l+c+e-z",
    `
# {brand}
[Avis d'échéance|Avis d'échéance valant facture] – {month} {Y}
{person}
Logement {n4} – {addr}
@ N° locataire {n8}
@ Édité le {I}
@ [Vous êtes en prélèvement automatique|Mode : prélèvement]
@ {A}
Loyer principal || {=l}
Provisions pour charges || {=c}
Eau froide, chauffage collectif || {=e}
[APL versée par la CAF directement au bailleur|Aide au logement (tiers payant)] || {-z}
[Reste à votre charge|Net prélevé] || {A}
[Passage en banque : {D}|Le prélèvement interviendra le {Do} du mois, soit le {D}.|Date de valeur {D}]
[Solde antérieur : néant|Dernier règlement enregistré le {I-22} : {r=200..600}]
- Dépôt de garantie {g=~300..700}`,
  ),
  written(
    "housing monthly pay",
    "be",
    "Immobilière,Agence,Patrimoine",
    "o=~550..1100 h=~12..60 A=o+h",
    `
{brand}
{town}, le {I}
Madame, Monsieur {person},
Concerne : [indexation annuelle de votre loyer|adaptation du loyer à l'indice santé]
[Le bail conclu le {I-730} prévoit une adaptation à chaque date anniversaire.|Nous vous prions de noter que votre loyer est indexé.]
Loyer actuel {o}, indice de départ 113,{n2}, nouvel indice 127,{n2}.
[Votre nouveau loyer s'élève à {A} et sera dû pour la première fois le {D}.|À partir du {D}, vous voudrez bien verser {A} au lieu de {o}.|Le premier loyer indexé, soit {A}, est attendu sur notre compte le {D} et ensuite chaque mois.]
Merci d'adapter votre ordre permanent [au compte BE{n2} {n4} {n4} {n4}|].
[La provision pour charges de {c=~30..90} est comprise.|Garantie locative inchangée : {g=~1100..2200}.]
{person2}, gestionnaire locatif`,
  ),
  written(
    "housing monthly debit",
    "fr",
    "Finances publiques,Trésorerie,Service des impôts",
    "A=~45..210 h=~400..900",
    `
{brand}
AVIS D'IMPÔT {Y} – [TAXES FONCIÈRES|TAXE FONCIÈRE ET TEOM]
Vos références : numéro fiscal {n13}, avis {n10}
{person}, {addr}
Vous êtes mensualisé
[Montant total de votre taxe|Montant de l'impôt] || {A*10}
[Déjà prélevé de janvier à {month}|Mensualités déjà réglées] || {h}
[Montant de chaque prélèvement|Mensualité] || {A}
[Prochain prélèvement à intervenir : {D}|La mensualité à venir sera prélevée le {D}, les suivantes le 15.|Date du prochain passage : {D}]
[Pour modifier vos versements, connectez-vous avant le {I+6}.|Date de mise en recouvrement : {I-12}]
Date d'établissement {I}`,
  ),
  written(
    "housing annually pay",
    "be",
    "Fiscalité,Finances,Administration fiscale",
    "b=400..1400 r=~20..130 A=b-r",
    `
= {brand}
= AVERTISSEMENT-EXTRAIT DE RÔLE
[Précompte immobilier|Précompte immobilier – exercice d'imposition] {Y}
{person}, {addr}
Article du rôle {n9}   Date d'envoi {I}
Revenu cadastral indexé {x=900..3000}
Centimes communaux et provinciaux || {b}
[Réduction pour enfants à charge|Réduction habitation modeste] || {-r}
[Montant à payer|Solde à acquitter|Total de l'avertissement] || {A}
[À acquitter pour le {D} au plus tard|Date ultime de paiement {D}|Le montant doit se trouver sur notre compte le {D}]
[Vous pouvez introduire une réclamation jusqu'au {I+180}.|Des intérêts de 4 % l'an courent dès le lendemain.]
Compte BE{n2} {n4} {n4} {n4}   +++{n3}/{n4}/{n5}+++`,
  ),
  written(
    "utilities annually pay",
    "be|ch|fr",
    "Commune,Administration communale,Ville,Syndicat de collecte",
    "A=~60..240",
    `
[{town}, le {I}|Le {I}]
# {brand}
[Taxe sur l'enlèvement des déchets ménagers|Redevance d'enlèvement des ordures|Taxe de base déchets] – exercice {Y}
[Ménage de 3 personnes|Chef de ménage] : {person}
[Nombre de levées incluses : 12|Rouleau de sacs gratuit à retirer avant le {I+90}]
[Taxe forfaitaire|Part fixe annuelle|Montant de la redevance] || {A}
[Dans les {N} jours de l'envoi du présent|La présente est payable dans les {N} jours|Vous disposez de {N} jours à dater de ce jour pour payer]
[Réclamation : par écrit au Collège dans les 6 mois.|Exonération sur présentation d'une attestation du CPAS.]
[Compte {n2}-{n6}-{n1}|BE{n2} {n4} {n4} {n4}] – [le Directeur financier|la boursière communale], {person2}`,
  ),
  written(
    "housing quarterly debit",
    "fr",
    "Syndic,Copropriété,Gestion Immobilière",
    "p=180..600 w=15..60 s=5..90 A=p+w+s",
    `
{person}
{addr}
Réf. copropriétaire {n6}
@ {brand}
@ Carte G {n6}
@ Le {I}
## Résidence [Les Tilleuls|Le Clos Marceau|du Parc] – provisions [T1|T2|T3|T4]
Budget voté en assemblée le {I-160} : {b=~40000..120000}   Vos tantièmes {n3}/10000
[Provision charges générales|Charges courantes] || {=p}
Cotisation fonds de travaux || {=w}
[Report de votre compte (débiteur)|Solde antérieur restant dû] || {=s}
[Total appelé|Montant de l'appel] || {A}
[Cet appel sera porté au débit de votre compte bancaire le {D}|Date de présentation du prélèvement : {D}|Prélevé à l'exigibilité, le {D}]
- [Prochain appel vers le {D+91}|Assemblée générale le {I+60}] – [ne pas joindre de chèque|aucun règlement à adresser]`,
  ),
  written(
    "debt monthly debit",
    "fr|be|ch",
    "Banque,Crédit Habitat,Caisse de Crédit,Banque Hypothécaire",
    "c=250..800 i=60..500 s=10..50 A=c+i+s",
    `
{brand}
{I}
Prêt [immobilier|hypothécaire|à l'habitat] n° {n9}   Emprunteurs : {person}, {person2}
[Suite à la révision de votre taux|À l'issue du différé partiel|Après votre demande de modulation], [vos échéances changent|voici votre nouvelle échéance].
Ancienne échéance || {o=400..1300}
Amortissement || {c}
Intérêts au taux de 3,{n2} % || {i}
Assurance emprunteur || {s}
[Nouvelle échéance, assurance comprise|Échéance hors frais] || {A}
[Elle tombe pour la première fois le {D}|Premier débit : valeur {D}|Votre compte devra être approvisionné le {D}], puis tous les mois jusqu'en {Y+14}.
Restant dû après cette échéance || {k=40000..220000}
[Indemnité de remboursement anticipé {x=500..3000}|Coût total du crédit {x=10000..60000}]`,
  ),
  written(
    "other once pay",
    "fr|be|ch",
    "Cimetières,Service des cimetières,État civil,Pompes funèbres",
    "A=~120..680",
    `
{brand}
{person}
{addr}
[Objet : concession n° {n4}, carré {n2}|Sépulture de la famille – échéance de la concession]
La concession accordée en 1994 [est arrivée à son terme le {I-30}|expirera le {I+60}]. [Son renouvellement coûte|Pour la garder quinze ans de plus, il vous en coûtera] {A}.
[Si vous souhaitez la conserver, adressez-nous cette somme avant le {D}.|Votre réponse accompagnée du règlement est souhaitée pour le {D}.|Nous tenons l'emplacement à votre disposition jusqu'au {D}, date à laquelle le paiement doit être fait.]
[À défaut, le terrain sera repris après le {D+700}.|Trente ans : {x=~700..1300}.]
{I}, [le service population|pour le Maire, {person2}]`,
  ),
  written(
    "other monthly debit",
    "fr|be|ch",
    "Garde-meuble,Box,Self-stockage,Stockage",
    "l=~39..160 a=4..15 A=l+a",
    `
{brand}
Facture {n7} · box {n3} · {person}
[Émise|Créée] {I}
[Occupation {from+} – {to+}|Location du {from+} au {to+}] || {l}
Assurance contenu || {a}
[TTC|Total TTC] || {A}
[Carte enregistrée : tentative de débit le {D}|Débit de la carte {D~}|Encaissement automatique au {D}]
[Code portail inchangé.|Caution {c=~50..160} restituée à la sortie.] [Offre premier mois à 1 € terminée le {I-40}.|]`,
  ),
  written(
    "bills monthly debit",
    "fr|be|ch",
    "Télésurveillance,Alarmes,Sécurité,Protection",
    "m=~25..55 o=~3..12 A=m+o",
    `
{person}
{addr}
Site surveillé n° {n6}
@ # {brand}
@ Facture {n8}
@ {I}
[Période de service|Prestation du] {from+} – {to+}
Télésurveillance 24 h/24 || {=m}
[Option caméra|Carte SIM de secours] || {=o}
[Montant TTC|Total de l'échéance] || {A}
[Prélèvement européen à réception – remise en banque le {D}|Mode de règlement : prélèvement à échéance, {D}|Échéance {D} (prélèvement)]
[Contrat de 36 mois jusqu'au {I+600}|Révision SYNTEC au {I+100}]`,
  ),
  written(
    "entertainment annually pay",
    "fr|be|ch",
    "Tennis Club,Judo Club,Club de voile,Amicale",
    "c=~80..260 l=~20..60 z=~10..50 A=c+l-z",
    `
# {brand}
Salut à tous, [la saison reprend !|voici l'appel des cotisations {Y}.]
{person} – [adulte loisir|jeune -18 ans|couple]
Cotisation club || {c}
Licence fédérale || {l}
[Remise bénévole|Bon de la commune] || {-z}
[À payer|Total saison] || {A}
[Date butoir : {D}|Merci de virer le tout avant la reprise, donc pour le {D~}.|Paiement à rendre au comité le {D} dernier délai.]
[IBAN BE{n2} {n4} {n4} {n4}|Chèque au nom du club, encaissé en {month+1}.] [AG le {I+33}.|Certificat médical avant le {I+40}.]
{person2}, trésorière, {I}`,
  ),
];
