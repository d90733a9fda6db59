/** The agency's own claims, kept as given (M02, F45): they are not computed and not reconciled with other pages. */
export const heroClaims: readonly { readonly figure: string; readonly label: string }[] = [
  { figure: 'Depuis 2014', label: 'expert à Paris' },
  { figure: 'Plus de 1500', label: 'biens gérés' },
  { figure: '6-8\u00a0%', label: 'de rendement' },
  { figure: 'Sous 48h', label: 'estimation gratuite' },
];
