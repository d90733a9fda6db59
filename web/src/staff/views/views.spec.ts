import { asViews, isView, viewSearch, withoutView, withView } from './views';

const view = (name: string, search = '') => ({ name, search, hidden: [] });

describe('the saved views of a list', () => {
  it.each([
    ['?state=dead&page=3&livraison=e1', '?state=dead'],
    ['?page=2', ''],
    ['?tri=-nom&par=50&id=7', '?tri=-nom&par=50'],
    ['', ''],
  ])('of %j keep %j', (search, kept) => expect(viewSearch(search)).toBe(kept));

  it('have one name each, and stand in the order of the alphabet', () => {
    const views = withView(withView([view('Échecs')], view('CRM')), view('Échecs', '?state=dead'));
    expect(views.map(({ name, search }) => [name, search])).toEqual([
      ['CRM', ''],
      ['Échecs', '?state=dead'],
    ]);
    expect(withoutView(views, 'CRM')).toEqual([view('Échecs', '?state=dead')]);
  });

  it.each([[null], ['x'], [{}], [[null, 1, { name: 'sans adresse' }]]])('%j in the store is no view', (kept) => {
    expect(asViews(kept)).toEqual([]);
  });

  it('know the address that they stand for', () => {
    expect([isView(view('a', '?state=dead'), '?state=dead&page=2'), isView(view('a'), '?state=dead')]).toEqual([
      true,
      false,
    ]);
  });
});
