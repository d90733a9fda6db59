interface Claim {
  readonly figure: string;
  readonly label: string;
}

/** The agency's own claims, kept as given (M02, M03, F45): not computed, not reconciled with each other. */
export const heroClaims: readonly Claim[] = [
  { figure: 'Depuis 2014', label: 'expert à Paris' },
  { figure: 'Plus de 1500', label: 'biens gérés' },
  { figure: '6-8\u00a0%', label: 'de rendement' },
  { figure: 'Sous 48h', label: 'estimation gratuite' },
];

export const aboutClaims: readonly Claim[] = [
  { figure: '11 ans', label: 'd’expérience' },
  { figure: '500+', label: 'transactions' },
  { figure: '500+', label: 'clients satisfaits' },
  { figure: 'Paris', label: 'et une couverture nationale' },
];

export const keyFigures: readonly Claim[] = [
  { figure: '1500+', label: 'locaux gérés' },
  { figure: '7-10\u00a0%', label: 'de rendement moyen' },
  { figure: '500+', label: 'investisseurs' },
  { figure: 'France', label: 'couverture nationale' },
];
