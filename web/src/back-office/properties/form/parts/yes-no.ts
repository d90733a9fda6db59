export const YES_NO = [
  ['', 'Non précisé'],
  ['oui', 'Oui'],
  ['non', 'Non'],
] as const;
