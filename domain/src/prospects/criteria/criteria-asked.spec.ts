import { type AskedProperty, criteriaAsked, criteriaOf } from './criteria-asked';
import { criteriaWords } from './criteria-words';

const shop: AskedProperty = {
  transaction: 'sale',
  nature: 'boutique',
  cityKey: 'lyon-69',
  price: 685_000,
  surface: 120,
  occupancy: 'occupied',
};

test('E12 whoever wrote about a property looks for such, within a fifth of its price and a third of its surface', () => {
  expect(criteriaAsked([shop])).toEqual({
    transactions: ['sale'],
    natures: ['boutique'],
    cities: ['lyon-69'],
    minPrice: 540_000,
    maxPrice: 830_000,
    minSurface: 84,
    maxSurface: 160,
  });
});

test('E12 several widen each other; a price beside a rent says no budget, tenants are wanted where all have one', () => {
  const walls = { ...shop, nature: 'murs', cityKey: 'paris-75', price: 1_000_000, surface: null } as const;
  expect(criteriaAsked([shop, walls])).toMatchObject({
    natures: ['boutique', 'murs'],
    cities: ['lyon-69', 'paris-75'],
    minPrice: 540_000,
    maxPrice: 1_200_000,
    occupancy: 'occupied',
  });
  const both = criteriaAsked([shop, { ...walls, transaction: 'rental', occupancy: 'vacant' }]);
  expect(both).toMatchObject({ transactions: ['sale', 'rental'], minSurface: 84 });
  expect(both).not.toHaveProperty('maxPrice');
  expect(both).not.toHaveProperty('occupancy');
  expect(criteriaAsked([{ ...shop, price: null, surface: 0 }])).toEqual({
    transactions: ['sale'],
    natures: ['boutique'],
    cities: ['lyon-69'],
  });
});

test('E12 what staff wrote down stands, whatever was asked', () => {
  const hand = { criteria: { minYield: 6 }, version: 3 };
  expect(criteriaOf(hand, [shop])).toEqual({ criteria: { minYield: 6 }, origin: 'hand', version: 3 });
  expect(criteriaOf(null, [shop])).toMatchObject({ origin: 'asked', version: 0 });
  expect(criteriaOf(null, [])).toEqual({ criteria: {}, origin: null, version: 0 });
});

test('E12 what was told to the assistant goes before what requests say, each limit whole; a budget for walls is none for a lease', () => {
  const told = (sought: Parameters<typeof criteriaOf>[2], asked = [shop]) => criteriaOf(null, asked, sought);
  expect(criteriaOf(null, [], { maxPrice: 300_000 })).toEqual({
    criteria: { maxPrice: 300_000 },
    origin: 'chat',
    version: 0,
  });
  expect(told({ regions: ['84'], maxPrice: 300_000, minSurface: 50 })).toEqual({
    criteria: { transactions: ['sale'], natures: ['boutique'], regions: ['84'], maxPrice: 300_000, minSurface: 50 },
    origin: 'chat-and-asked',
    version: 0,
  });
  const lease = told({ transactions: ['rental'], cities: ['paris'] }).criteria;
  expect(lease).toEqual({
    transactions: ['rental'],
    natures: ['boutique'],
    cities: ['paris'],
    minSurface: 84,
    maxSurface: 160,
  });
  expect(criteriaOf({ criteria: { minYield: 6 }, version: 3 }, [shop], { maxPrice: 1 }).origin).toBe('hand');
});

test('E12 criteria are said in French, a rent as one', () => {
  const said = (criteria: Parameters<typeof criteriaWords>[0]) =>
    criteriaWords(criteria).join(' · ').replace(/\s/g, ' ');
  expect(said({ ...criteriaAsked([shop]), minYield: 6.5, regions: ['11'] })).toBe(
    'Vente · Boutique · Lyon (69) · Île-de-France · 540 000 € à 830 000 € · 84 m² à 160 m² · rendement dès 6,5 %',
  );
  expect(said({ transactions: ['rental'], maxPrice: 24_000, occupancy: 'vacant' })).toMatch(
    /^Location · loyer annuel jusqu’à 24 000 € · \S+/,
  );
  expect(said({ minSurface: 40 })).toBe('dès 40 m²');
});
