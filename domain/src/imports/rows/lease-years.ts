/** '9 ans', 'bail 3/6/9', '3-6-9': how long a lease runs at most; null where it says no years. */
export function leaseYears(text: string | null): number | null {
  const numbers = [...(text ?? '').matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  const longest = Math.max(0, ...numbers);
  return longest > 0 ? longest : null;
}
