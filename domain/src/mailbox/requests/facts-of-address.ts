import { departmentOf } from '../../geography/regions/departments';
import { regionOfDepartment } from '../../geography/regions/regions';
import { postcodeIn } from '../../geography/towns/postcode-in';
import type { DecidingFacts } from './deciding-facts';

/** Where a visitor's own words say that it lies: '12 rue de Lévis, 75017 Paris'. Without a postcode nobody is sure. */
export function factsOfAddress(address: string): Pick<DecidingFacts, 'city' | 'department' | 'region'> {
  const postcode = postcodeIn(address);
  const department = departmentOf(postcode);
  if (!postcode || !department) return { city: null, department: null, region: null };
  const written = new RegExp(`${postcode.slice(0, 2)}\\s?${postcode.slice(2)}`);
  const town = address
    .split(written)
    .at(-1)!
    .replace(/^[\s,-]+|[\s,]*(?:france)?[\s,]*$/gi, '');
  return { city: town || null, department, region: regionOfDepartment(department)?.code ?? null };
}
