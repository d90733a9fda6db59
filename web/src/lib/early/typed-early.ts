/**
 * The fields of served HTML that the visitor changed before React listened: they keep what he typed, and nobody has
 * heard of it. Only while React takes the page over: afterwards a controlled field and its attribute are the same.
 */
export const typedEarly = (box: ParentNode): readonly HTMLInputElement[] =>
  [...box.querySelectorAll('input')].filter((input) => input.value !== servedValue(input));

/** As the browser shows it: a slider rounds to its steps. */
function servedValue(input: HTMLInputElement): string {
  const fresh = input.cloneNode() as HTMLInputElement;
  fresh.value = input.defaultValue;
  return fresh.value;
}
