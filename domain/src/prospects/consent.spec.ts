import { CONSENTS } from './consent';

/** A text that somebody agreed to keeps its words: another text is another version, added below. */
test('E12 the words of a version never change', () => {
  expect(Object.fromEntries(CONSENTS.map(({ version, text }) => [version, text]))).toEqual({
    'contact-1': 'En envoyant ce message, vous acceptez que Pignon utilise ces informations pour vous répondre.',
    'request-1': 'En envoyant cette demande, vous acceptez que Pignon utilise ces informations pour vous répondre.',
    'off-market-1': 'En vous inscrivant, vous acceptez que Pignon utilise ces informations pour étudier votre demande.',
    'estimation-contact-1': 'Vos coordonnées nous sont transmises dès cette étape pour traiter votre demande.',
    'estimation-property-1': 'Ces informations servent à établir votre estimation.',
    'proposals-1':
      'En appuyant sur ce bouton, vous acceptez que Pignon vous écrive de nouveau pour vous proposer des biens.',
  });
});
