import { regionOfDepartment } from './regions';

const OVERSEAS = /^(?:97[1-8]|98[678])/;

/** 97 and 98 name overseas departments by three digits; 20 is Corsica, halved. Null when there is no such department. */
export function departmentOf(postcode: string | null): string | null {
  if (!postcode) return null;
  const overseas = OVERSEAS.exec(postcode)?.[0];
  if (overseas) return overseas;
  const department = postcode.startsWith('20') ? (Number(postcode) < 20_200 ? '2A' : '2B') : postcode.slice(0, 2);
  return regionOfDepartment(department) ? department : null;
}
