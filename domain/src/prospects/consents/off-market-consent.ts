export const OFF_MARKET_CONSENT = {
  version: 'off-market-1',
  text: 'En vous inscrivant, vous acceptez que Pignon utilise ces informations pour étudier votre demande.',
} as const;
