export const CONTACT_CONSENT = {
  version: 'contact-1',
  text: 'En envoyant ce message, vous acceptez que Pignon utilise ces informations pour vous répondre.',
} as const;
