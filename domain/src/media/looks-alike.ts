/** Of 128: two photos of one moment differ in fewer bits, two of one street in more. */
const MOST_DIFFERENT = 12;

/** Whether two photos show the same picture, by what each looks like; what nobody knows is like nothing. */
export function looksAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one.length !== other.length) return false;
  let different = 0;
  for (let place = 0; place < one.length; place += 1) {
    let bits = Number.parseInt(one.charAt(place), 16) ^ Number.parseInt(other.charAt(place), 16);
    for (; bits > 0; bits >>= 1) different += bits & 1;
  }
  return different <= MOST_DIFFERENT;
}
