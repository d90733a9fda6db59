import { cleanMailHtml } from './clean-mail-html';

test.each([
  ['<script>alert(1)</script><p onclick="x()">Bonjour</p>', '<p>Bonjour</p>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<img src="https://x.fr/a.png" onerror="alert(1)" style="position:fixed">', '<img src="https://x.fr/a.png" />'],
  ['<a href="javascript:alert(1)">ici</a>', '<a rel="noopener noreferrer nofollow" target="_blank">ici</a>'],
  [
    '<a href="/admin">ici</a><img src="/api/x.png"><img src="//x.fr/a.png">',
    '<a rel="noopener noreferrer nofollow" target="_blank">ici</a>',
  ],
  ['<form action="https://x.fr"><input name="a"><button>Envoyer</button></form>', 'Envoyer'],
  ['<iframe src="https://x.fr"></iframe><object data="x"></object><embed src="x">', ''],
  [
    '<meta http-equiv="refresh" content="0;url=https://x.fr"><base href="https://x.fr"><link rel="stylesheet" href="https://x.fr">',
    '',
  ],
  ['<style>body{background:url(https://x.fr)}</style><p style="background:url(https://x.fr)">a</p>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg><math><mi xlink:href="javascript:x">b</mi></math>', 'b'],
])('E11 of %j remains %j', (html, clean) => {
  expect(cleanMailHtml(html)).toBe(clean);
});
