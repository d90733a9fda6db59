import { changedSearch } from '../../staff/list/list-address';
import { deliveriesPath, isFiltered, NO_FILTERS, readFilters } from './delivery-filters';

const filters = { state: 'dead', kind: 'crm', text: 'anne&co', page: 3, size: 50 } as const;
const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the journal filters', () => {
  it('come back from the URL as they went', () => {
    const { text: q, page, size, ...same } = filters;
    expect(read(changedSearch('', { ...same, q, page: String(page), par: String(size) }))).toEqual(filters);
  });

  it('leave a bare URL when there is none', () => {
    expect(deliveriesPath(NO_FILTERS)).toBe('/api/deliveries');
  });

  it('ask the API without the open drawer', () => {
    expect(deliveriesPath(filters)).toBe('/api/deliveries?state=dead&kind=crm&q=anne%26co&page=3&size=50');
    expect(deliveriesPath(read('?livraison=e1&state=dead'))).toBe('/api/deliveries?state=dead');
  });

  it.each(['state=lost&kind=fax&page=-2', 'page=abc', 'page=1.5', ''])('%j reads as no filter', (search) => {
    expect(read(search)).toEqual(NO_FILTERS);
  });

  it('do not count the page nor the drawer as a filter', () => {
    expect([isFiltered(read('?page=2&livraison=e1')), isFiltered({ ...NO_FILTERS, text: 'x' })]).toEqual([false, true]);
  });
});
