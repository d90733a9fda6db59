/** Law, taxes, a quarrel: what nobody should hear from a program. */
const MATTERS = new RegExp(
  [
    String.raw`\blocataires?\b(?: \w+){0,4}? (?:pai\w+|pay\w+|regl\w+|refus\w+|degrad\w+|sous lou\w+|(?:est|sont) (?:parti|partis|en)|doi(?:t|vent)|part|partent|quitt\w+)\b`,
    String.raw`\b(?:impayes?|impayees?|loyers? en retard|retards? de (?:loyers?|paiement)|expuls\w+|evict\w+|litiges?|contentieux|conflit|tribunal|huissiers?|commissaires? de justice|mise en demeure|liquidation judiciaire|redressement judiciaire|en liquidation|en redressement)\b`,
    String.raw`\b(?:resili\w+|denonc\w+|romp\w+|renouvel\w+|negoci\w+|renegoci\w+|revis\w+|ced\w+) (?:(?:de|du|le|la|les|l|un|mon|ma|mes|notre|nos|son) ){0,2}(?:bail|baux|loyers?)\b`,
    String.raw`\b(?:donner|recu|recevoir|delivrer) (?:un |son |mon )?conge\b|\b(?:indemnite d eviction|depot de garantie|deplafonn\w+|despecialis\w+|droit de preemption|etat des lieux)\b`,
    String.raw`\bqui (?:paie|paye|regle|doit (?:payer|regler)|prend en charge|supporte)\b`,
    String.raw`\b(?:bailleur|proprietaire)\b(?: \w+){0,3}? (?:refus\w+|veut (?:augmenter|recuperer|me)|ne (?:veut|fait)|augment\w+)\b`,
    String.raw`\btenants?\b(?: \w+){0,4}? (?:pay\w*|paid|left|leaving|refus\w+|owes?)\b`,
  ].join('|'),
);

/** `said` in whole words without accents. */
export const isForAdviser = (said: string): boolean => MATTERS.test(said);
