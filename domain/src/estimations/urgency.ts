export const URGENCY_LEVELS = ['urgent', 'soon', 'later', 'noHurry'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
export type UrgencyWording = 'A' | 'B';

/** The two readings of the specification (M45, F08): A is shown unless the settings choose B. Only the key is stored. */
export const URGENCY_LABELS: Readonly<Record<UrgencyWording, Readonly<Record<UrgencyLevel, string>>>> = {
  A: {
    urgent: 'Très urgent (< 1 mois)',
    soon: 'Rapidement (1-3 mois)',
    later: 'Plus tard (3-6 mois)',
    noHurry: 'Sans urgence (> 6 mois)',
  },
  B: {
    urgent: 'Vendre rapidement',
    soon: "D'ici moins de 6 mois",
    later: 'Dans plus de 6 mois',
    noHurry: 'Je ne sais pas encore',
  },
};

/** Both readings side by side, for mails and the back-office. */
export const bothUrgencyLabels = (level: UrgencyLevel): string =>
  `${URGENCY_LABELS.A[level]} / ${URGENCY_LABELS.B[level]}`;
