import { photoPreload, photoSources } from './photo-sources';

const own = { url: '/media/k.jpg', key: 'k', width: 700, height: 500 };
const elsewhere = { url: 'https://ailleurs.example/a b.jpg?v=1' };
const ours = { imageCdn: null, origin: 'https://www.pignon.example' };
const inPath = { ...ours, imageCdn: 'https://img.example/w{width},h{height},q{quality},auto/{url}' };
const inQuery = { ...ours, imageCdn: 'https://img.example/?u={url}&w={width}&h={height}&q={quality}' };

test('an own photo comes in the sizes that were made of it, none wider than itself', () => {
  expect(photoSources(own, '50vw', ours, false)).toEqual({
    src: '/media/k/640',
    srcSet: '/media/k/320 320w, /media/k/480 480w, /media/k/640 640w',
    sizes: '50vw',
  });
  expect(photoSources({ ...own, width: 200 }, '50vw', ours, false)).toEqual({ src: '/media/k/640' });
});

test('a photo elsewhere stays where it is', () => {
  expect(photoSources(elsewhere, '50vw', ours, true)).toEqual({ src: elsewhere.url });
});

test('M119 a CDN is asked for 400 by 300, the first photos at quality 80, the rest at 70', () => {
  expect(photoSources(own, '50vw', inPath, true).src).toBe(
    'https://img.example/w400,h300,q80,auto/https://www.pignon.example/media/k.jpg',
  );
  expect(photoSources(own, '50vw', inPath, false).src).toContain('/w400,h300,q70,auto/');
  expect(photoSources(own, '50vw', inPath, false).srcSet).toContain('/w1600,h1200,q70,auto/');
});

test('M119 an address inside a CDN’s address cannot end it', () => {
  expect(photoSources(elsewhere, '50vw', inPath, true).src).toContain('/https://ailleurs.example/a%20b.jpg%3Fv=1');
  expect(photoSources(elsewhere, '50vw', inQuery, true).src).toBe(
    'https://img.example/?u=https%3A%2F%2Failleurs.example%2Fa%20b.jpg%3Fv%3D1&w=400&h=300&q=80',
  );
});

test('the head preloads what the picture will ask for', () => {
  for (const delivery of [ours, inPath])
    expect(photoPreload(own, '50vw', delivery)).toEqual(photoSources(own, '50vw', delivery, true));
  expect(photoPreload(undefined, '50vw', ours)).toBeUndefined();
});

test('row 15 a photo for readers only never goes by a CDN, which has no cookie', () => {
  expect(photoSources({ ...own, readersOnly: true }, '50vw', inPath, true).src).toBe('/media/k/640');
  const signed = { ...own, width: 500, url: '/media/k.jpg?s=until.signature', readersOnly: true } as const;
  expect(photoSources(signed, '50vw', inPath, true)).toEqual({
    src: '/media/k/640?s=until.signature',
    srcSet: '/media/k/320?s=until.signature 320w, /media/k/480?s=until.signature 480w',
    sizes: '50vw',
  });
});
