import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { ShownSettings } from '@pignon/domain/settings/app-settings';
import type { PreloadedImage } from '../site/page-rules';
import { blurOf } from '../ui/blur';
import { Photo } from '../site/photo/photo';
import { photoPreload } from '../site/photo/photo-sources';

/** The grid's columns: one on a phone, then as many of 18.5rem as fit, four at most (card-grid.module.css). */
const CARD_SIZES = '(max-width: 669px) calc(100vw - 2.5rem), (max-width: 1017px) 46vw, (max-width: 1365px) 31vw, 20rem';

interface CardPhotoProps {
  readonly photo: ShownPhoto | undefined;
  /** The property's id: its façade stands in for a missing or broken photo. */
  readonly seed: number;
  readonly eager: boolean;
  /** Among the page's first eight (M119). */
  readonly early?: boolean;
}

/** Decoration beside the title that says it all: its text is empty. */
export const CardPhoto = ({ photo, seed, eager, early = eager }: CardPhotoProps) => (
  <Photo photo={photo} seed={seed} sizes={CARD_SIZES} ratio="4 / 3" priority={eager} early={early} />
);

/** The page's largest picture, asked for by its head. */
export const firstPhotoPreload = (
  card: ListingCard | undefined,
  settings: ShownSettings | undefined,
): PreloadedImage | undefined => photoPreload(card?.photos[0], CARD_SIZES, settings?.display);

/** What anybody may see of a gated property's photo. */
export const Blur = ({ hash, className }: { readonly hash: string | null; readonly className: string | undefined }) => (
  <span className={className} style={{ backgroundImage: hash ? blurOf(hash) : undefined }} />
);
