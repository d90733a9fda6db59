export const REQUEST_CONSENT = {
  version: 'request-1',
  text: 'En envoyant cette demande, vous acceptez que Pignon utilise ces informations pour vous répondre.',
} as const;
