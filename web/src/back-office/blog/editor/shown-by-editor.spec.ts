import { unknownTags } from './shown-by-editor';

test('E09 what the visual editor knows is no obstacle, what it would lose is named once', () => {
  expect(unknownTags('<h2>A</h2><p><a href="/x">b</a><br></p><table><tr><td>c</td></tr></table>')).toEqual([]);
  expect(unknownTags('<figure><img src="/m"></figure><p>x<sup>2</sup>y<sup>3</sup></p>')).toEqual(['figure', 'sup']);
});
