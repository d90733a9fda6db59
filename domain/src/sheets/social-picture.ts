import { offerLabel, priceLabel, statusBadge, surfaceLabel } from '../listings/display/display';
import { NATURE_LABELS } from '../listings/nature';
import type { StatusTexts } from '../listings/property-fields';
import type { Focus } from '../listings/photo';
import type { ListingPage } from '../listings/read-models';

export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** What a link to a property shows where it is shared: as little as its card, and never more than its page. */
export interface SocialPicture {
  readonly agency: string;
  /** Of a house that is drawn where there is no photo of ours. */
  readonly seed: number;
  readonly photo: string | null;
  /** What of the photo stays in sight. */
  readonly focus?: Focus;
  readonly kind: string;
  readonly badge: string | null;
  readonly price: string;
  /** '120 m² · Paris' */
  readonly place: string;
}

export function socialPicture(page: ListingPage, agency: string, statusTexts?: StatusTexts): SocialPicture {
  const photo = page.photos.find(({ key }) => key);
  return {
    agency,
    seed: page.id,
    photo: photo?.key ?? null,
    ...(photo?.focus && { focus: photo.focus }),
    kind: `${offerLabel(page)} · ${NATURE_LABELS[page.nature]}`,
    badge: statusBadge(page, statusTexts),
    price: priceLabel(page),
    place: [surfaceLabel(page.surface), page.city].filter(Boolean).join(' · '),
  };
}

/** Where those lie that we draw, of that size. */
export const SOCIAL_PICTURES = '/media/og/';

/** Of whatever tells nothing of itself: an off-market property, for one. */
export const NEUTRAL_PICTURE = `${SOCIAL_PICTURES}agence.jpg`;

/** It changes when the property does: social networks keep what they have seen. */
export const socialPicturePath = ({ id, updatedAt }: Pick<ListingPage, 'id' | 'updatedAt'>): string =>
  `${SOCIAL_PICTURES}${id}/${Math.floor(Date.parse(updatedAt) / 1000).toString(36)}.jpg`;
