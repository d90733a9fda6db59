import { POLIRIS_FIELDS, polirisLine } from '../poliris/poliris-line';
import { POLIRIS } from '../poliris/poliris-numbers';

type Said = Partial<Record<keyof typeof POLIRIS, string>>;

/** A line of a file as other houses send it, of a shop in Lyon. */
export function aPolirisLine(change: Said = {}): string {
  const said: Said = {
    agency: 'autre-maison',
    reference: 'VE950',
    technicalId: 'T-950',
    advert: 'vente',
    type: 'boutique',
    postcode: '69002',
    city: 'LYON',
    address: '8 rue Mercière',
    price: '685000.00',
    surface: '108.10',
    title: 'Boutique rue Mercière',
    description: 'Belle vitrine<BR>Bail neuf',
    ...change,
  };
  const cells = Array.from({ length: POLIRIS_FIELDS }, () => '');
  for (const [name, text] of Object.entries(said)) cells[POLIRIS[name as keyof typeof POLIRIS] - 1] = text;
  return polirisLine(cells);
}
