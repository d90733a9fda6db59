import type { PhotoValue } from '@pignon/domain/listings/photo-value';
import { looksAlike } from '@pignon/domain/media/looks-alike';

export const newPhoto = (url: string): PhotoValue => ({ url, alt: null, focus: null, streetChecked: false });

/** With one of them at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The place of the first that looks the same, for each that comes after it. */
export function twins(looks: readonly (string | null)[]): readonly (number | null)[] {
  return looks.map((look, place) => {
    const first = looks.slice(0, place).findIndex((other) => looksAlike(other, look));
    return first < 0 ? null : first;
  });
}

export interface PhotoSubject {
  /** 'Boutique' */
  readonly kind: string;
  /** 'Paris 17e' */
  readonly place: string;
  readonly surface?: string | null;
  readonly tenantActivity?: string | null;
}

const BY_PLACE = ['façade', 'intérieur', 'vue de la rue'] as const;

/** A text to begin with, from what is known; whoever sees the photo puts it right. */
export function suggestedAlt({ kind, place, surface, tenantActivity }: PhotoSubject, nth: number): string {
  const what = [kind, tenantActivity && `(${tenantActivity})`, surface && `de ${surface}`].filter(Boolean).join(' ');
  const where = place ? ` à ${place}` : '';
  const detail = BY_PLACE[nth];
  return `${what || 'Bien'}${where}, ${detail ?? `vue ${nth + 1}`}`.slice(0, 200);
}
