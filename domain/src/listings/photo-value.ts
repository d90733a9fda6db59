import type { Focus, Photo } from './photo';

/** What staff say of a photo, beside what is seen on it. */
export interface PhotoNote {
  readonly alt: string | null;
  readonly focus: Focus | null;
  /** A person has looked: neither a street's plate nor a sign tells the address. */
  readonly streetChecked: boolean;
}

/** A photo as a form sends it; in a list, the first is the cover. */
export interface PhotoValue extends PhotoNote {
  readonly url: string;
}

/** As staff read it. */
export interface StaffPhoto extends Photo {
  readonly streetChecked: boolean;
}

/** What was read, as it is sent back. */
export const photoValues = (photos: readonly StaffPhoto[]): PhotoValue[] =>
  photos.map(({ url, alt, focus, streetChecked }) => ({
    url,
    alt: alt ?? null,
    focus: focus ?? null,
    streetChecked,
  }));

const saysSomething = ({ alt, focus, streetChecked }: PhotoNote): boolean =>
  alt !== null || focus !== null || streetChecked;

/**
 * Of these photos those of which something is said, in their order. Names stand in the order in which PostgreSQL gives
 * them back (jsonb), so that what is said again compares as the same.
 */
export const notesOf = (urls: readonly string[], values: readonly PhotoValue[]): PhotoValue[] =>
  urls.flatMap((url) => {
    const value = values.find((one) => one.url === url);
    if (!value || !saysSomething(value)) return [];
    const { alt, focus, streetChecked } = value;
    return [{ alt, url, focus: focus && { x: focus.x, y: focus.y }, streetChecked }];
  });

/** What a note tells everybody. */
export const shownNote = (note: PhotoNote | undefined): Pick<Photo, 'alt' | 'focus'> => ({
  ...(note?.alt && { alt: note.alt }),
  ...(note?.focus && { focus: note.focus }),
});
