import { type DiffusionFacts, diffusionOf } from './property-diffusion';

const ONLINE: DiffusionFacts = {
  draft: false,
  internalOnly: false,
  mandat: 'exclu',
  status: 'available',
  showSoldProperties: false,
};
const shown = (change: Partial<DiffusionFacts>) =>
  Object.fromEntries(Object.entries(diffusionOf({ ...ONLINE, ...change })).map(([where, { is }]) => [where, is]));
const ALL = { site: true, lists: true, indexable: true, sitemap: true, portals: true };
const NONE = { site: false, lists: false, indexable: false, sitemap: false, portals: false };

test.each<[string, Partial<DiffusionFacts>, Readonly<Record<string, boolean>>]>([
  ['what is online is everywhere', {}, ALL],
  ['one without a word of its mandate too', { mandat: null }, ALL],
  ['a draft is nowhere', { draft: true }, NONE],
  ['what is the house’s alone is nowhere', { internalOnly: true, mandat: 'sans_mandat' }, NONE],
  ['of an off-market one the teaser is public', { mandat: 'delegation' }, { ...NONE, lists: true }],
  ['of a sold off-market one nothing is', { mandat: 'delegation', status: 'sold' }, NONE],
  ['a sold one has its page', { status: 'sold' }, { ...ALL, lists: false, sitemap: false, portals: false }],
  [
    'in lists while the agency shows them',
    { status: 'sold', showSoldProperties: true },
    { ...ALL, sitemap: false, portals: false },
  ],
  ['a rented one stays in lists', { status: 'rented' }, { ...ALL, sitemap: false, portals: false }],
])('%s', (_, change, where) => expect(shown(change)).toEqual(where));

test('each says why', () => {
  expect(diffusionOf({ ...ONLINE, draft: true }).site.why).toContain('brouillon');
  expect(diffusionOf({ ...ONLINE, status: 'sold' }).portals.why).toContain('vendu');
});
