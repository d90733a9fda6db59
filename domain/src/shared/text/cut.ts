/** The first signs of a text, never half of the last one: a database refuses half a surrogate pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** The same, with what tells that there was more. */
export const cutShort = (text: string, most: number): string => (text.length > most ? `${cut(text, most)}…` : text);
