interface Addressed {
  readonly address: string | null;
  readonly postcode: string | null;
  readonly city: string;
}

/**
 * '12 rue de Lévis, 75017 Paris, France': as a geocoder is asked. People write the town into the address too; said
 * twice, nothing is found.
 */
export function addressLine({ address, postcode, city }: Addressed): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  const whole = postcode !== null && address?.includes(postcode);
  return [address, whole ? null : town, 'France']
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

/** 'Rouen, Normandie, France': what is asked where nobody knows the address (M157). */
export const townLine = (city: string, region: string): string =>
  `${city.replace(/\s+/g, ' ').trim()}, ${region}, France`;
