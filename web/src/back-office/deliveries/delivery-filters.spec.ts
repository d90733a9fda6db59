import { deliveriesPath, isFiltered, journalPath, NO_FILTERS, readFilters } from './delivery-filters';

const filters = { state: 'dead', kind: 'crm', text: 'anne&co', page: 3, open: 'e1' } as const;

describe('the journal filters', () => {
  it('come back from the URL as they went', () => {
    expect(readFilters(journalPath(filters).split('?')[1] ?? '')).toEqual(filters);
  });

  it('leave a bare URL when there is none', () => {
    expect([journalPath(NO_FILTERS), deliveriesPath(NO_FILTERS)]).toEqual(['/admin', '/api/deliveries']);
  });

  it('ask the API without the open drawer', () => {
    expect(deliveriesPath(filters)).toBe('/api/deliveries?state=dead&kind=crm&q=anne%26co&page=3');
  });

  it.each(['state=lost&kind=fax&page=-2', 'page=abc', 'page=1.5', ''])('%j reads as no filter', (search) => {
    expect(readFilters(search)).toEqual(NO_FILTERS);
  });

  it('do not count the page nor the drawer as a filter', () => {
    expect([isFiltered({ ...NO_FILTERS, page: 2, open: 'e1' }), isFiltered({ ...NO_FILTERS, text: 'x' })]).toEqual([
      false,
      true,
    ]);
  });
});
