/** Apart from the regions: pins say it too, and need nothing that is measured of them. */
export const countText = (count: number): string => `${count} ${count > 1 ? 'biens' : 'bien'}`;
