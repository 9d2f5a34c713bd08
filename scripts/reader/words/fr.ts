import type { Wording } from "./wording.ts";

export const fr: Wording = {
  amount:
    "Montant à payer|Total TTC|Net à payer|Montant dû|À payer|Total à payer|Somme à payer|Montant TTC|Montant total|Total|Montant prélevé|Montant de l'échéance|Mensualité|Solde à payer|Votre facture|Solde dû|Total facture TTC|Montant du prélèvement|Reste à payer|Cotisation|Loyer charges comprises|Total de la facture|Montant à régler|Total dû|Nouveau solde|Échéance|Montant de votre facture|Solde à régler|À votre charge",
  due: "Date limite de paiement|À payer avant le|Échéance|Date d'échéance|À régler avant le|Prélèvement le|Payable avant le|Date de prélèvement|Prélevé le|Limite de paiement|À payer au plus tard le|Prochain prélèvement|Exigible le|Paiement attendu le|Prochaine échéance|À payer le|Au plus tard le|Prochain paiement|Renouvellement le|Échéance de paiement|Date de règlement",
  issued:
    "Date de facture|Date|Facture du|Émise le|Date d'émission|Établie le|Date de facturation|Fait le|Avis du|Relevé du|Date du relevé|Édité le|Date de l'avis",
  period:
    "Période|Période de facturation|Période du|Abonnement du|Consommation du|Période de consommation|Pour la période du|Période de garantie|Facturation du",
  otherDay:
    "Prochain relevé|Date de fin de contrat|Client depuis|Dernier paiement|Date de naissance|Date de livraison|Prochaine facture|Relevé du compteur|Engagement jusqu'au|Résiliable avant le|Paiement reçu le|Date des soins",
  previous: "Solde antérieur|Solde précédent|Ancien solde|Report|Facture précédente|Impayé|Arriéré",
  paid: "Paiement reçu|Vos paiements|Acomptes versés|Règlement reçu|Déjà payé|Acompte|Paiements reçus",
  late: "Pénalité de retard|Montant après échéance|Majoration 10 %|Frais de retard|Frais de rejet|Escompte",
  whole:
    "Total annuel|Cotisation annuelle|Capital restant dû|Plafond|Crédit disponible|Montant annuel|Franchise|Solde du compte|Estimation annuelle|Dépôt de garantie|Encours",
  minimum: "Paiement minimum|Mensualité minimale|Minimum à payer",
  subtotal: "Total HT|Sous-total|Montant HT|Net HT|Base HT|Nouveaux frais|Total hors taxes",
  tax: "TVA 20 %|TVA 5,5 %|TVA|TVA 21 %|TPS 5 %|TVQ 9,975 %|Taxes",
  number:
    "Numéro client|N° de facture|Référence|N° de contrat|Compte|Référence client|N° de compte|RUM|ICS|IBAN|SIRET|TVA intracommunautaire|Communication structurée|N° fiscal|Point de livraison|Page|Téléphone|Dossier|Police n°",
  taken:
    "Le montant de {A} sera prélevé le {D}.|Vous serez prélevé de {A} le {D}.|Prélèvement automatique le {D}|Votre facture sera prélevée sur votre compte le {D}.|Mode de paiement : prélèvement SEPA|Cette somme sera débitée de votre compte à partir du {D}.|Vous n'avez rien à faire, le prélèvement aura lieu le {D}.|Paiement par domiciliation le {D}.|Réglée par prélèvement automatique|Débit préautorisé de {A} le {D}.|Votre carte sera débitée de {A} le {D}.|Votre abonnement se renouvelle automatiquement le {D}.|Paiement automatique par carte enregistrée.|Débité de votre carte •••• {n}|Rien à faire : {A} sera prélevé le {D}.|Prélèvement à compter du {D}|Mode de règlement : prélèvement|Somme débitée de votre compte le {D}|Votre carte sera débitée de {A} le {D}.|Domiciliation : débit le {D}|Paiement préautorisé le {D}",
  pay: "Merci de régler {A} avant le {D}.|À payer avant le {D}.|Veuillez payer la somme de {A} au plus tard le {D}.|Le paiement de {A} est attendu pour le {D}.|Merci d'effectuer votre virement avant le {D}.|Montant de {A} exigible le {D}.|Chèque à l'ordre de {P}",
  offered:
    "Optez pour le prélèvement automatique.|Vous pouvez payer par carte, chèque, virement ou TIP.|Pensez au prélèvement automatique !|TIP SEPA|Payer en ligne sur notre site|Paiement par virement|Joindre ce talon à votre chèque.|Adhérez au prélèvement mensuel.|Payez par carte bancaire sur notre site.|Mode de règlement : chèque ou virement|Vous pouvez régler en ligne par carte.|Simplifiez-vous la vie : passez au prélèvement.|Bulletin de versement joint|Virement à l'IBAN FR{n}|Mandat de prélèvement à nous retourner signé|Paiement par virement permanent|Réglé par carte à la livraison",
  nothing:
    "Vous n'avez rien à payer.|Votre compte présente un solde créditeur de {C}.|Aucun paiement n'est requis.|Le crédit de {C} sera déduit de votre prochaine facture.|Nous vous remboursons {C}.|Solde en votre faveur : {C}|Ne rien payer|Rien à régler.|Solde créditeur de {C}|Montant à payer : 0,00|Nous vous devons {C}.|Ne payez pas cette facture.",
  credit: "Solde créditeur|Crédit|En votre faveur|Avoir|Trop-perçu|Montant remboursé",
  within:
    "Paiement à {N} jours|Payable sous {N} jours|À régler dans les {N} jours|{N} jours date de facture|Paiement dans un délai de {N} jours",
  monthly:
    "Le {N} de chaque mois|Prélevé le {N} de chaque mois|Payable le {N} du mois|Loyer exigible le {N} de chaque mois",
  often: {
    weekly: "hebdomadaire|par semaine|chaque semaine|la semaine",
    monthly: "mensuel|par mois|chaque mois|Facture mensuelle|mensualité|/mois|Abonnement mensuel",
    quarterly: "trimestriel|par trimestre|3e trimestre|trimestrielle|chaque trimestre|T2",
    annually: "annuel|par an|annuelle|chaque année|Cotisation annuelle|/an|Avis annuel",
  },
  noise:
    "Merci de votre confiance.|Service client : 09 69 {n}|Votre contrat prend fin le {d}.|Votre consommation : {n} kWh contre {n} kWh l'an dernier.|Dernier paiement de {a} reçu le {d}.|Prix révisés au {d}.|Capital social de {a}|RCS Paris {n}|En cas de retard, une pénalité de {a} sera appliquée.|Prochain relevé le {d}.|Économisez {a} par an.|Pas d'escompte pour paiement anticipé.|Droit de rétractation de 14 jours.|Votre prochaine facture sera émise vers le {d}.|Service client : {n}, du lundi au vendredi|En cas de litige, saisissez le médiateur.|Soit en moyenne {a} par mois|L'an dernier : {a}|Relevé du compteur le {d} : {n}|Votre contrat se termine le {d}.|Les paiements reçus après le {d} ne figurent pas ici.|Pénalités de retard : {a}|Consommation annuelle {n} kWh|Nos conditions générales s'appliquent.|Prix en vigueur depuis le {d}|Escompte pour paiement anticipé : néant|Le rejet d'un prélèvement coûte {a}.",
  title:
    "Facture|Votre facture|Avis d'échéance|Relevé de compte|Quittance|Reçu|Avis d'imposition|Appel de cotisation|Appel de fonds|Échéancier|Rappel|Note d'honoraires|État de compte",
  to: "Client|Destinataire|Titulaire|Locataire|Assuré|Adresse de fourniture|Patient|Lieu de consommation|Facturé à",
  payee: "Bénéficiaire|Créancier|À l'ordre de|Titulaire du compte|Émetteur|Bailleur|Payable à",
  wasPaid: "Payé par carte bancaire|Réglé|Carte bancaire|Espèces|Acquittée|Payé par Bancontact|Payé par Interac",
  change: "Rendu|Monnaie rendue",
  kinds:
    "utilities;Énergie,Électricité,Énergies;Abonnement,Consommation kWh,Heures creuses,Acheminement;électricité,énergie|utilities;Gaz;Gaz naturel,Consommation m3,Abonnement gaz;gaz naturel|utilities;Eaux,Eau,Syndicat des Eaux;Eau potable,Assainissement,Part fixe;eau|utilities;Télécom,Fibre,Internet,Box;Box internet,Fibre 1 Gb/s,Location box;internet,fibre|utilities;Mobile;Forfait 50 Go,Option international;mobile,forfait|housing;Immobilier,Gestion,Habitat,Agence;Loyer,Provision pour charges,Parking;loyer,bail|housing;Mairie,Commune,Trésor public,Ville;Taxe foncière,Ordures ménagères;taxe foncière,taxe municipale|housing;Syndic,Copropriété;Charges courantes,Fonds travaux;charges de copropriété|insurance;Assurances,Mutuelle,Prévoyance;Cotisation,Responsabilité civile,Garantie;assurance habitation,assurance auto,mutuelle santé|subscriptions;Presse,Journal,Studio,Vidéo;Abonnement Premium,Édition numérique;abonnement|debt;Banque,Crédit,Finance;Capital,Intérêts,Achats;prêt,crédit renouvelable,carte|healthcare;Clinique,Cabinet Dentaire,Pharmacie,Kiné;Consultation,Soins,Radiographie;note d'honoraires,soins|education;École,Crèche,Collège,Conservatoire;Cantine,Scolarité,Garderie;frais de scolarité,cantine|transportation;Transports,Autoroutes,Garage,Parking;Abonnement,Péage,Révision;titre de transport,péage,réparation|food;Marché,Paniers,Boulangerie,Supermarché;Panier légumes,Pain,Lait;commande,courses|entertainment;Théâtre,Club,Cinéma;Adhésion,Carte annuelle;adhésion,saison|savings;Épargne,Caisse d'Épargne;Versement,Intérêts;épargne|investment;Patrimoine,Retraite;Versement,Frais de gestion;épargne retraite|other;Secours,Fondation,Association;Don mensuel,Don;don,soutien|bills;Sécurité,Nettoyage,Notaire,Garde-meuble;Surveillance,Ménage,Box;télésurveillance,service",
  forms: "SA|SARL|SAS|SCI|S.A.|SPRL|inc.",
  months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  street: "rue|avenue|boulevard|place|chemin",
};
