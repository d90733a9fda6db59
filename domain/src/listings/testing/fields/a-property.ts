import type { PropertyFields } from '../../property-fields';
import { UNSAID } from '../../unsaid';

export const aProperty = (change: Partial<PropertyFields> = {}): PropertyFields => ({
  ...UNSAID,
  title: 'Boutique d’angle',
  description: 'Belle vitrine, bail neuf.',
  address: '12 rue de Lévis',
  postcode: '75017',
  city: 'Paris',
  type: 'boutique',
  price: '685 000 €',
  surface: '120 m²',
  ...change,
});

/** What an advertisement says that all checks of D09 let pass. */
export const aWholeProperty = (change: Partial<PropertyFields> = {}): PropertyFields =>
  aProperty({
    description: 'Belle vitrine en angle, bail neuf, à deux pas des Batignolles. '.repeat(4),
    latitude: 48.8829,
    longitude: 2.3137,
    imageUrls: ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'],
    dpe: 'C',
    ges: 'B',
    dpeDate: '2026-03-12',
    feesPayer: 'vendeur',
    mandateNumber: '1234',
    mandateDate: '2026-01-15',
    mandateEndDate: '2027-01-14',
    seoDescription: 'Une boutique d’angle à deux pas des Batignolles.',
    ...change,
  });
