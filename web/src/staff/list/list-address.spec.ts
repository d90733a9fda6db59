import { changedSearch, filteredSearch, pageOf, sizeOf, sortOf, sortText } from './list-address';

const query = (search: string) => new URLSearchParams(search);

describe('the address of a list', () => {
  it.each([
    ['', { etat: 'dead' }, '?etat=dead'],
    ['?etat=dead&page=3', { etat: null }, ''],
    ['?onglet=a&page=3', { texte: 'anne&co' }, '?onglet=a&texte=anne%26co'],
    ['?page=3', { par: '50' }, '?par=50'],
    ['?etat=dead', { etat: '' }, ''],
  ])('%j filtered by %j is %j, from its first page', (search, changes, expected) => {
    expect(filteredSearch(search, changes)).toBe(expected);
  });

  it('keeps the page where the rows stay', () => {
    expect(changedSearch('?page=3', { id: '7' })).toBe('?page=3&id=7');
  });

  it.each(['', 'page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=1e999'])('%j is the first page', (search) => {
    expect(pageOf(query(search))).toBe(1);
  });

  it.each([
    ['par=50', 50],
    ['par=100', 100],
    ['par=1000', 25],
    ['', 25],
  ])('%j shows %i rows', (search, size) => expect(sizeOf(query(search))).toBe(size));

  it('sorts by the columns that it has, and by no other', () => {
    const sort = sortOf(query('tri=-nom'), ['nom']);
    expect(sort).toEqual({ column: 'nom', descending: true });
    expect(sort && sortText(sort)).toBe('-nom');
    expect([sortOf(query('tri=secret'), ['nom']), sortOf(query(''), ['nom'])]).toEqual([undefined, undefined]);
  });
});
