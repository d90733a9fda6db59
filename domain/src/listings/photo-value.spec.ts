import { notesOf, photoValues, shownNote } from './photo-value';

const SILENT = { alt: null, focus: null, streetChecked: false };

test('notes are kept of the photos that are there, in their order, and only where something is said', () => {
  const values = [
    { ...SILENT, url: 'b', alt: 'La vitrine' },
    { ...SILENT, url: 'a', streetChecked: true },
    { ...SILENT, url: 'c' },
    { ...SILENT, url: 'gone', alt: 'Partie' },
  ];
  expect(notesOf(['a', 'b', 'c', 'd'], values)).toEqual([
    { ...SILENT, url: 'a', streetChecked: true },
    { ...SILENT, url: 'b', alt: 'La vitrine' },
  ]);
});

test('what was said of a street is told to staff alone', () => {
  expect(shownNote({ alt: 'La vitrine', focus: { x: 0, y: 1 }, streetChecked: true })).toEqual({
    alt: 'La vitrine',
    focus: { x: 0, y: 1 },
  });
  expect(shownNote(undefined)).toEqual({});
});

test('what was read is what is sent back', () => {
  expect(photoValues([{ url: 'a', key: 'k', thumbhash: 't', streetChecked: false }])).toEqual([
    { ...SILENT, url: 'a' },
  ]);
});
