import { drawScene, sizeOf } from './draw-scene';
import { SCENES } from './scenes';

const streets = SCENES.map((scene) => [scene.name, drawScene(scene), scene] as const);

test.each(streets)('%s is the same street each time it is drawn', (_, svg, scene) => {
  expect(drawScene(scene)).toBe(svg);
  const { width, height } = sizeOf(scene);
  expect(svg).toContain(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
});

test.each(streets)('%s names no paint that it does not bring along', (_, svg) => {
  const used = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  for (const id of new Set(used)) expect(svg).toContain(`id="${id}"`);
});

test.each(streets)('%s is paths alone, made of numbers: no text, no address', (_, svg) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href/);
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('');
  expect(/[^MmLlHhVvQqAaCcSsz\d .-]/.exec(paths)).toBeNull();
});

test('two dozen streets, no two alike', () => {
  expect(new Set(streets.map(([, svg]) => svg)).size).toBe(24);
});
