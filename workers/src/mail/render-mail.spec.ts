import { renderMail } from './render-mail';

const CONTENT = {
  title: 'Bonjour !',
  paragraphs: ['Une question ?'],
  facts: [['Nom', '<b>Zoë</b>']] as const,
  quote: 'ligne 1\nligne 2',
  action: { label: 'Voir le bien', url: 'https://www.pignon.example/bien/7' },
  closing: ['Fin'],
};

test('the same content gives the same bytes', () => {
  expect(renderMail('Pignon', CONTENT)).toEqual(renderMail('Pignon', CONTENT));
});

test('text of a visitor is never markup', () => {
  expect(renderMail('Pignon', CONTENT).html).toContain('&lt;b&gt;Zoë&lt;/b&gt;');
});

test('a word without spaces breaks wherever it stands in a mail', () => {
  const { html } = renderMail('Pignon', CONTENT);
  expect(html).toMatch(/<td style="[^"]*word-break:break-word[^"]*"><h1/);
});

test('the text part says all that the HTML says, with French spacing', () => {
  expect(renderMail('Pignon', CONTENT).text).toBe(
    'Bonjour\u00a0!\n\nUne question\u00a0?\n\nNom\u00a0: <b>Zoë</b>\n\n> ligne 1\n> ligne 2\n\nVoir le bien\u00a0: https://www.pignon.example/bien/7\n\nFin\n\n-- \nPignon\n',
  );
});
