import { type Written, written } from "./written.ts";

/** More papers of French, Belgian and Swiss companies, by another hand. */
export const frOtherMore: readonly Written[] = [
  written(
    "insurance monthly pay",
    "ch",
    "Assurance-maladie,Caisse-maladie,Santé",
    "b=280..480 c=15..90 s=~40..180 A=b+c-s",
    `
# {brand}
Décompte de primes – [LAMal et LCA|assurance de base et complémentaires]
{person}, né le 14.03.1981, assuré n° {n8}
{I}
Primes pour {month+1} {Y}
Assurance obligatoire des soins, franchise 2500 || {=b}
[Complémentaire hospitalisation|Soins dentaires, voyages] || {=c}
[Subside cantonal|Réduction individuelle de primes] || {-s}
[Montant à payer|Solde en notre faveur] || {A}
[Échéant le {D}|Échu au {D}|À payer avant l'échéance du {D}]
[Avec le paiement annuel d'avance : escompte de 1 %.|Le LSV+/Debit Direct est gratuit, demandez-le en ligne.]
[Délai de résiliation de la franchise : {I+90}|Frais de sommation {f=~20..50}]`,
  ),
  written(
    "insurance annually pay",
    "fr|be|ch",
    "Assurances,Mutuelle Auto,Assureurs",
    "o=280..640 h=10..60 A=o+h",
    `
{brand}
[Votre agent : {person2}|Agence de {town}]
{I}
Cher [sociétaire|client] {person},
[Votre contrat auto arrive à son échéance principale.|Votre assurance véhicule {ref} se renouvelle par tacite reconduction.]
[L'an passé vous payiez|Prime précédente] {o}. [Pour la période du|La couverture court du] {from+} au {to+}, [la prime s'élève à|votre cotisation TTC est de] {A}, [bonus 0,50|degré bonus-malus 2] compris.
[Vous voudrez bien nous la faire parvenir pour le {D}.|Nous comptons sur votre paiement à la date du {D}.|Cette somme est à nous adresser d'ici au {D}, par chèque ou virement.]
[Fractionnement : 12 × {m=28..60} par prélèvement, frais inclus.|Pour passer au paiement par mois ({m=28..60}), renvoyez le mandat joint.]
[Loi Chatel : vous pouvez dénoncer le contrat jusqu'au {I+20}.|Délai de résiliation : trois mois.]
[La carte verte vous sera envoyée dès réception.|Vignette à découper ci-dessous.]`,
  ),
  written(
    "insurance quarterly pay",
    "be",
    "Mutualité,Mutuelle,Mutualité libre",
    "A=15..75",
    `
{brand}
[Invitation à payer|Cotisation de l'assurance complémentaire]
Affilié : {person}   NISS {n2}.{n2}.{n2}-{n3}
[Trimestre|Période] : {from+} au {to+}
Cotisation [famille|titulaire + 2 personnes à charge] || {A}
[Veuillez effectuer le versement de {A} avant le début du trimestre, soit le {D} au plus tard.|Faites-nous parvenir {A} pour le {D}.]
[Si votre cotisation n'est pas en ordre au {D+60}, vos avantages sont suspendus.|Total versé l'an dernier : {t=60..300}]
[Domiciliation : formulaire au dos|Astuce : la domiciliation, c'est plus simple !]
BE{n2} {n4} {n4} {n4} – +++{n3}/{n4}/{n5}+++
- Envoyé le {I}`,
  ),
  written(
    "insurance once pay",
    "fr|be",
    "Assurances,Animaux Santé,Protection Juridique",
    "p=60..280 f=~5..25 A=p+f",
    `
LETTRE RECOMMANDÉE AVEC AVIS DE RÉCEPTION
{person}
{addr}
@ {brand}
@ Contentieux cotisations
@ {town}, le {I}
[MISE EN DEMEURE|Mise en demeure de payer] – contrat {ref}
[Malgré notre rappel du {I-21}, votre cotisation échue le {I-50} demeure impayée.|Sauf erreur, nous n'avons pas reçu le règlement appelé le {I-50}.]
Cotisation impayée {p}, frais d'envoi {f} : [soit un total de {A}|vous nous devez {A}].
[À défaut de paiement sous {N} jours à compter de ce courrier|Sans paiement dans un délai de {N} jours|Faute de règlement au {D}], vos garanties seront suspendues [et le contrat résilié dix jours plus tard|puis résiliées le {D+10}].
[Règlement par carte sur {web}|Chèque libellé à l'ordre de {brand}], [le prélèvement n'étant plus actif|aucun délai ne sera accordé].`,
  ),
  written(
    "debt monthly debit",
    "fr|be",
    "Banque,Caisse d'Épargne,Crédit Mutualiste",
    "a=10..90 b=20..160 c=5..60 d=30..240 A=a+b+c+d",
    `
{brand}
RELEVÉ DE VOTRE CARTE [À DÉBIT DIFFÉRÉ|VISA PREMIER|GOLD] n° {n4} XXXX XXXX {n4}
Titulaire {person}   [Arrêté au|Opérations arrêtées au] {I}
{I-25~} || SUPERMARCHÉ {town} || {=a}
{I-19~} || SNCF INTERNET || {=b}
{I-11~} || PHARMACIE || {=c}
{I-4~} || RÉSIDENCE LOISIRS {town} || {=d}
[Total des opérations|Montant total de vos dépenses] || {A}
[Ce total sera imputé sur votre compte courant en date de valeur du {D}|Montant débité de votre compte de dépôt le {D}|À débiter sur compte {n11} le {D}]
[Plafond de paiement {l=~2000..6000} sur 30 jours glissants|Solde du compte de dépôt au {I} : {s=500..4000}]`,
  ),
  written(
    "debt monthly pay",
    "be|ch",
    "Card,Cartes,Card Services,Bank",
    "z=60..500 r=5..200 u=90..900 p=z+r A=r+u m=~25..60",
    `
# {brand}
[Décompte mensuel|Relevé de dépenses|Facture mensuelle] de la carte {n4} **** **** {n4}
@ Date du décompte {I}
@ [Limite globale|Limite de la carte] {l=~2500..8000}
@ Nouveau solde {A}
@ Minimum {m}
{person}, {addr}
Solde du mois dernier || {=p}
Votre versement du {I-17}, merci || {-z}
Total des achats || {=u}
[Montant total dû|Solde en notre faveur] || {A}
[Montant minimal si vous optez pour le paiement échelonné|Remboursement minimal] || {m}
[À verser au plus tard pour le {D}|Votre paiement doit être crédité le {D}|Votre versement est attendu dans les {N} jours suivant le {I}]
[Intérêts annuels de 12 % en cas de versement partiel.|Recouvrement direct possible : formulaire en ligne.]`,
  ),
  written(
    "debt monthly debit",
    "fr|be",
    "Meubles,Électroménager,Maison,Pay",
    "A=25..220 t=A+A+A",
    `
[Merci {first}, votre commande est confirmée !|{first}, votre paiement en plusieurs fois avance.]
{brand} – commande {n8} du {I-30}
[Payez en 4 fois sans frais|Votre plan en 4×] – total {A*4}
1re échéance || {I-30} || {=A} || [payée|✓ réglée]
2e échéance || {D} || {=A} || [à venir|programmée]
3e échéance || {D+30} || {=A} || [à venir|programmée]
4e échéance || {D+60} || {=A} || [à venir|programmée]
[La prochaine fois, nous débitons {A} sur votre carte •••• {n4}.|Prochain débit de {A} : assurez-vous d'avoir la provision le {D~}.]
[Reste à payer au {I} : {t}|Encore {t} à régler en tout]
- [Retard : frais de {f=~5..15} par échéance.|Un crédit vous engage et doit être remboursé.] E-mail envoyé le {I}`,
  ),
  written(
    "education monthly debit",
    "fr|be|ch",
    "Crèche,Micro-crèche,Multi-accueil,Halte-garderie",
    "h=500..1100 r=20..70 s=~150..420 A=h+r-s",
    `
{brand}
Facture n° {n5} [au nom de|à l'attention de] {person}
[Accueil de|Contrat d'accueil :] {first} – {month} {Y}
Forfait {n3} heures || {h}
Repas et couches || {r}
[Participation de l'employeur|CMG versé directement à la structure|Subvention communale] || {-s}
[À votre charge|Reste à charge famille] || {A}
[Prélèvement programmé au {D}|Nous encaisserons cette somme le {D} par prélèvement|Votre compte sera mouvementé le {D}]
[Crédit d'impôt possible : 50 % dans la limite de 3 500 €.|Coût réel après impôt estimé à {x=80..300}.]
[Fermeture estivale à partir du {I+70}|Fin du contrat le {I+200}]
Émise le {I}`,
  ),
  written(
    "education monthly pay",
    "fr",
    "Mairie,Ville,Commune,Caisse des écoles",
    "c=20..90 g=8..70 A=c+g",
    `
= RÉPUBLIQUE FRANÇAISE
= {brand}
= AVIS DES SOMMES À PAYER
Exercice {Y}   Titre {n5}   Bordereau {n3}   [Émis et rendu exécutoire le|Date d'émission] {I}
[Débiteur|Redevable] : {person}, {addr}
Restauration scolaire {month} {Y}, {n2} repas, tarif tranche C || {=c}
Accueil périscolaire matin et soir || {=g}
[Somme due|TOTAL] || {A}
[Payer au plus tard le|À acquitter dès réception et au plus tard le|Date limite :] {D}
[Payable sur payfip.gouv.fr ou chez un buraliste agréé.|Talon à joindre au chèque libellé à l'ordre du Trésor public.]
[Voie de recours : deux mois à compter de la notification.|Prochaine campagne d'inscription le {I+45}.]`,
  ),
  written(
    "education quarterly pay",
    "fr|be|ch",
    "Institut,École supérieure,Collège Saint-Joseph,Lycée",
    "s=~500..1600 d=80..260 r=~40..150 A=s+d-r",
    `
{brand}
[Relevé de contribution des familles|Note de frais de scolarité|Écolage] – [1er|2e|3e] trimestre
Famille {person}   Élève {first}   Classe [5e B|Terminale|3e année]
{I}
[Contribution|Frais d'études] || {s}
[Demi-pension|Minerval et photocopies] || {d}
[Réduction fratrie|Arrhes d'inscription déduites] || {-r}
[Montant du trimestre|Total à nous régler] || {A}
[L'économat vous remercie de votre règlement pour le {D~}.|Date d'exigibilité : {D}|Nous vous saurions gré de solder cette note le {D} au plus tard.]
Total de l'année scolaire || {t=3000..6000}
[Vacances à partir du {I+40}. Conseil de classe le {I+18}.|Autorisation de prélèvement disponible à l'économat.]`,
  ),
  written(
    "education annually pay",
    "fr|be|ch",
    "Conservatoire,École de musique,Académie,Atelier de danse",
    "c=~180..520 a=~15..40 z=~40..100 A=c+a-z",
    `
{brand} [– association loi 1901|ASBL|]
[Inscription|Réinscription] saison {Y}-{Y+1}
Élève : {person}
[Cours de violon 30 min|Piano, 2e cycle|Danse classique] || {c}
Adhésion || {a}
[Chèque-culture déduit|Acompte encaissé le {I-30}|Pass'Sport / chèque sport] || {-z}
[Reste à verser|Solde de la cotisation annuelle] || {A}
[Le solde est à remettre au secrétariat pour le {D}.|Versement : jusqu'au {D}, en une fois.|Clôture des paiements le {D}.]
[Paiement en 3 chèques accepté (octobre, janvier, avril).|Premier cours le {I+12}, gala le {I+250}.]
Le trésorier, {person2}, {I}`,
  ),
  written(
    "subscriptions monthly debit",
    "fr|be|ch",
    "Fitness,Gym,Training Club,Yoga",
    "o=~19..35 h=~1..9 A=o+h",
    `
De : {brand} <adherents@{web}>
Objet : [évolution de votre tarif|votre abonnement évolue]
Envoyé le {I}
Salut {first} !
[Nos coûts augmentent et ta formule passe de {o} à {A} par mois.|Ton abonnement à {o} change : ce sera désormais {A} par mois.]
[Le nouveau montant est appliqué dès le prélèvement du {D}.|Premier débit au nouveau prix : {D}.|À compter du {D}, c'est {A} qui partira de ton compte.]
[Tu peux résilier sans frais jusqu'au {D-2}.|Frais d'adhésion de {x=~20..50} offerts si tu parraines un ami.]
[Ton engagement court jusqu'au {I+120}.|Fermeture technique le {I+9}.]`,
  ),
  written(
    "subscriptions annually pay",
    "fr|be|ch",
    "Revue,Magazine,Éditions,Hebdo",
    "A=~39..190 r=~5..15 p=A-r",
    `
# {brand}
[Votre abonnement prend bientôt fin|Dernier numéro en vue !]
{person}
N° d'abonné {n8}
@ {I}
@ [Bulletin de réabonnement|Offre personnelle]
@ [1 an – 52 numéros|11 numéros + le site]
[Un an : {A} au lieu de {k=200..260} au numéro|Tarif normal un an {A}]
[Cadeau de {r} si vous répondez avant le {D-2} : {p} seulement|Réponse express (avant le {D-2}) : {p}]
[Renvoyez ce bulletin avec votre règlement pour le {D}, date de votre dernier numéro.|Sans règlement au {D}, l'envoi s'arrête.|Échéance de l'abonnement et du paiement : {D}]
[Ou optez pour la liberté : {m=~4..15} par mois par prélèvement.|☐ chèque à l'ordre de {legal} ☐ carte bancaire]`,
  ),
  written(
    "subscriptions annually debit",
    "fr|be|ch",
    "Cloud,Logiciels,Antivirus,Jeux",
    "h=15..90 t=3..18 A=h+t",
    `
= {brand}
= [Reçu n° {n7}|Votre achat a bien été effectué]
[Payé le|Date de la transaction] :: {I}
[Formule Famille, 12 mois|Licence 5 appareils, un an] :: {h}
TVA :: {t}
[Total débité|Payé par Mastercard •{n4}] :: {A}
[Solde à payer|Reste dû] :: {zero}
[Votre formule se reconduira d'elle-même le|Prochain débit|Valable et reconduite au] :: {D}
[Désactivez le renouvellement dans Mon compte au moins 24 h avant.|Remboursable jusqu'au {I+30}.]`,
  ),
  written(
    "food weekly debit",
    "fr|be|ch",
    "Paniers,Potager,Ferme,Cuisine",
    "p=~18..60 l=3..7 A=p+l",
    `
{brand}
[{first}, votre panier de la semaine se prépare|Récapitulatif de votre prochain panier]
[Panier 2 personnes, 3 recettes|Légumes de saison 6 kg, œufs] || {p}
Livraison à domicile || {l}
[Total|Montant de la semaine] || {A}
[Débité de votre carte le {D}, jour de préparation|Nous débiterons votre carte {D~}|Paiement automatique : {D}]
Livraison le {D+2} entre 18 h et 21 h. [Modifiable jusqu'au {D-1}.|Sautez une semaine jusqu'au {D-1} minuit.]
[Prix normal par semaine sans promo {x=30..80}|Vous recevez un panier chaque semaine.]
{I}`,
  ),
  written(
    "transportation once pay",
    "fr|be",
    "Stationnement,Ville,Parking,Police",
    "A=~35..135 r=~8..30 m=A-r j=~40..70 x=A+j",
    `
{brand}
[Avis de paiement – forfait de post-stationnement|Avis de contravention|Redevance de stationnement]
N° {n14}   Plaque [GH-{n3}-LM|1-ABC-{n3}]
Constat du {I-4} à [10 h 15|16 h 40|8 h 52], {addr}
[Établi le|Avis envoyé le] {I}
[Montant minoré|Si vous payez avant le {D-2}] || {m}
[Montant forfaitaire|Montant normal] || {A}
[Montant majoré|Après relance] || {x}
[Le montant forfaitaire de {A} est exigible jusqu'au {D}|À régler pour {A} le {D} au plus tard]
[Contestation : formulaire joint, 45 jours.|Paiement par carte sur {web}, par timbre dématérialisé ou par chèque.]`,
  ),
  written(
    "transportation monthly debit",
    "fr|be|ch",
    "Transports,Mobilités,Réseau,Tram et Bus",
    "b=~50..95 s=~10..40 A=b-s",
    `
[Votre abonnement annuel est actif|Échéancier de votre Pass Annuel]
{person}   Carte {n10}
Contrat souscrit le {I}, valable du {from+} [pour douze mois|]
Prix public mensuel || {b}
[Prise en charge département|Réduction jeune / senior] || {-s}
[Prélevé chaque mois|Montant mensuel prélevé] || {A}
[Le premier prélèvement partira le {D}, puis le {Do} de chaque mois.|Premier prélèvement : {D~}|Débits : {D}, {D+30}, {D+61}…]
[Votre employeur vous rembourse 50 % sur justificatif.|Coût total sur l'année : {A*12}]
- {brand} – {web} – [IBAN FR76 {n4} {n4}|titulaire du mandat : {legal}]`,
  ),
  written(
    "healthcare once pay",
    "fr|be",
    "Centre hospitalier,Clinique,Hôpital,Laboratoire",
    "A=20..280 s=150..1600 q=30..90 h=A+s+q",
    `
# {brand}
Facturation des patients   {I}
Patient : {person}   Séjour du {I-40} au {I-36}
[Honoraires et frais de séjour|Total des prestations] || {h}
[Part Assurance maladie|Intervention de la mutualité] || {-s}
[Part mutuelle|Tiers payant complémentaire] || {-q}
[Part patient|Reste dû par le patient|À votre charge] || {A}
[Cette somme est à régler au plus tard {N} jours après la date d'émission.|Merci de vous acquitter de {A} le {D} au plus tard.|À défaut de versement pour le {D}, un rappel payant sera adressé.]
[Titre payable à la Trésorerie hospitalière|Virement BE{n2} {n4} {n4} {n4}, +++{n3}/{n4}/{n5}+++]`,
  ),
  written(
    "healthcare once pay",
    "ch",
    "Cabinet médical,Permanence,Physiothérapie,Caisse des médecins",
    "m=60..260 l=20..150 A=m+l",
    `
[Facture|Note d'honoraires] [TARMED|tiers garant]   Doc. {n9}
Auteur facture : {brand}   GLN {n13}
Patient : {person}   Traitement {I-60} – {I-8}   Maladie
{I}
[Consultation, 5 premières min.|Séance de physiothérapie] || {=m}
[Analyses de laboratoire|Médicaments] || {=l}
[Montant dû|Total CHF] || {A}
[À payer : {N} jours|Échéance {D}|Veuillez verser le montant jusqu'au {D}]
[Copie à envoyer à votre caisse-maladie pour remboursement.|Justificatif de remboursement joint.]
Payable à {legal}`,
  ),
  written(
    "healthcare once pay nodue",
    "fr|be",
    "Pharmacie,Laboratoire,Imagerie,Audition",
    "A=0 t=30..180",
    `
{brand}
[Facture subrogatoire|Duplicata tiers payant] n° {n6}
{person}, {I}
[Examens et prélèvements|Délivrance ordonnance] || {t}
[Pris en charge à 100 %|Part AMO + AMC réglée par tiers payant] || {-t}
[Montant à régler par l'assuré|Reste à charge] || {zero}
[Ce document n'est pas une demande de paiement.|Rien à avancer, conservez ce document.]`,
  ),
  written(
    "savings annually pay",
    "ch",
    "Prévoyance,Fondation 3e pilier,Banque cantonale",
    "A=~1000..7000",
    `
{brand}
[Invitation au versement – pilier 3a|Votre prévoyance liée 3a]
{person}, {I}
Avoir au {I-5} || {e=5000..60000}
[Versement prévu pour {Y}|Contribution annuelle convenue] || {A}
[Pour être déductible, il doit être crédité le {D} au plus tard.|Dernier jour de comptabilisation : {D}|À bonifier sur votre compte 3a jusqu'au {D}.]
[Économie d'impôt estimée {x=300..1800}|Maximum légal {x=~7000..7200}]
[Bulletin QR annexé.|Astuce : un ordre permanent par mois.]`,
  ),
  written(
    "other monthly debit",
    "fr|be|ch",
    "Croix,Secours,Sans Frontières,Refuge",
    "A=~8..45",
    `
{town}, {I}
[Chère donatrice, cher donateur|Bonjour {first}],
[Grâce à vous, nos équipes agissent tous les jours.|Votre fidélité nous touche.]
[Votre don régulier de {A} continuera d'être prélevé le {Do} du mois ; le prochain part le {D}.|Le {D}, {A} seront retirés de votre compte comme chaque mois.]
[Déduction fiscale comprise, il ne vous coûte que {z=2..14}.|Reçu fiscal {Y} : {A*12}, envoyé en {month+3}.]
[Envie de faire plus ? Un don exceptionnel de {k=~50..150} offre 30 repas.|Pour toute modification, écrivez-nous dix jours avant.]
{person2}, [présidente|service donateurs] – {brand}`,
  ),
  written(
    "other quarterly debit",
    "fr|be|ch",
    "Syndicat,Fédération,Union,Confédération",
    "A=24..95",
    `
{brand}
[Avis de prélèvement|Appel trimestriel de cotisation]
{person}   [Adhérent|Matricule] {n5}
[Trimestre|Pour la période] {from+} – {to+}
[Cotisation syndicale|Cotisation, taux plein] || {A}
[Coût réel après crédit d'impôt de 66 %|Dont part reversée à la section] || {z=10..30}
[Exécution du mandat : {D}|Le débit se fera au {D}|Mise au débit à partir du {D}]
[Pour contester, prévenez-nous avant le {D-2}.|Préavis d'un mois.]
- {I}`,
  ),
  written(
    "other once pay",
    "fr|be|ch",
    "Ramonage,Fumisterie,Serrurerie,Plomberie",
    "A=~55..480",
    `
{brand}
Le {I}
[À la famille|Monsieur, Madame] {person}
[Ramonage mécanique du conduit effectué le {I-2}, certificat remis.|Dépannage du {I-2} à votre domicile, bon signé.]
[Montant TTC|Coût de l'opération] || {A}
[Règlement à réception, au plus tard le {D}|Nous vous laissons jusqu'au {D} pour nous régler|À solder pour le {D}]
[Chèque, espèces ou virement.|Pas d'acompte reçu.] [Prochain passage conseillé vers le {I+360}.|]`,
  ),
];
