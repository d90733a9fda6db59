import type { ContactDetails } from '../contact-message';

export const aMessage = (change: Partial<ContactDetails> = {}): ContactDetails => ({
  name: "Zoë d'Œuvre",
  email: 'Zoe@Exemple.fr',
  phone: '06 12 34 56 78',
  phoneE164: '+33612345678',
  subject: 'Local rue de Lévis',
  message: 'Bonjour,\nle local est-il encore à louer ?',
  ...change,
});
