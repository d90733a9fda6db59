/** What an address plate would say: '12 rue de Lévis, 75017 Paris' → 17e Arrt, 12 rue de Lévis. */
export function officeStreet(address: string): { readonly street: string; readonly district?: string } {
  const [street = address, town] = address.split(/,\s*|\n/);
  const paris = /750(\d{2})/.exec(address)?.[1];
  if (paris) return { street, district: `${Number(paris) === 1 ? '1er' : `${Number(paris)}e`} Arrt` };
  return town ? { street, district: town } : { street };
}

export const directionsHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
