import { aWholeProperty } from '../testing/fields/a-property';
import { copyOf } from './copy-of';
import { propertyRules } from './property-rules';

test('a copy is another property for which nobody has a mandate yet', () => {
  const copy = copyOf(aWholeProperty({ status: 'sold', slug: 'angle-levis' }));
  expect(copy).toMatchObject({ title: 'Boutique d’angle (copie)', status: 'available', price: '685 000 €' });
  expect([copy.mandateNumber, copy.mandateDate, copy.mandateEndDate, copy.slug]).toEqual([null, null, null, null]);
});

test('its title is no longer than one may be', () => {
  const { length } = copyOf(aWholeProperty({ title: 'x'.repeat(200) })).title;
  expect(length).toBe(propertyRules.titleMost.value);
});
