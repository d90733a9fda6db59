import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import { unsigned } from '@pignon/domain/listings/photo-urls';
import { Photo } from '../../site/photo/photo';
import { EARLY_PHOTOS } from '../../site/photo/photo-sources';
import type { Carousel } from '../../ui/carousel/use-carousel';

interface ThumbsProps {
  readonly photos: readonly ShownPhoto[];
  readonly gallery: Carousel;
  /** The property's id. */
  readonly seed: number;
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** Small photos that lead to the large ones. */
export const Thumbs = ({ photos, gallery, seed, sizes, className }: ThumbsProps) =>
  photos.map((photo, index) => (
    <button
      // A signature changes while the page is open, and must not take the focus away with its button.
      key={unsigned(photo.url)}
      type="button"
      className={className}
      aria-label={`Afficher la photo ${index + 1} sur ${gallery.count}`}
      aria-current={index === gallery.index ? 'true' : undefined}
      onClick={() => gallery.show(index, true)}
    >
      <Photo photo={photo} seed={seed + index} sizes={sizes} ratio="4 / 3" early={index < EARLY_PHOTOS} />
    </button>
  ));
