import { innerLinksOf, textChecksOf } from './text-checks';

test('E09 headings one below the other are as they should be', () => {
  expect(textChecksOf('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>')).toEqual([]);
});

test.each([
  ['<h3>Durée</h3>', '« Durée » est un titre 3 : un titre 2 est attendu avant.'],
  ['<h2>A</h2><h4><strong>Loyer</strong></h4>', '« Loyer » est un titre 4 : un titre 3 est attendu avant.'],
  ['<h2> </h2>', 'Un intertitre est vide.'],
  ['<img src="/media/a.jpg" alt=" ">', 'Une image n’a pas de texte alternatif.'],
  ['<img src="/media/a.jpg"><img src="/media/b.jpg" alt="">', '2 images n’ont pas de texte alternatif.'],
  ['<a href="/blog/rien">ici</a>', 'Le lien « ici » ne mène nulle part (/blog/rien).'],
])('E09 %s is told', (html, text) => {
  expect(textChecksOf(html, ['/blog/rien'])).toMatchObject([{ text }]);
});

test('E09 an image that says what it shows, and a link that leads somewhere, are as they should be', () => {
  expect(textChecksOf('<img alt="Une devanture" src="/media/a.jpg"><a href="/nos-biens">ici</a>', ['/x'])).toEqual([]);
});

test('E09 links into the site are named once each, others not at all', () => {
  expect(
    innerLinksOf('<a href="/a">1</a><a rel="x" href="/a">2</a><a href="https://b.fr/">3</a><a href="//c.fr">4</a>'),
  ).toEqual(['/a']);
});
