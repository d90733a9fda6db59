import { actText } from './audit-view';

it.each([
  ['properties.publish', 'a publié un bien'],
  ['mailbox.reply', 'a répondu à une conversation'],
  ['settings.write', 'a modifié les réglages'],
  ['login.failed', 'connexion refusée'],
  ['feature.unheard-of', 'feature.unheard-of'],
  ['constructor', 'constructor'],
])('%s is told as « %s »', (action, text) => expect(actText(action)).toBe(text));
