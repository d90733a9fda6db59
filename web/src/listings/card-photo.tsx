import { type Photo, PHOTO_WIDTHS } from '@pignon/domain/listings/photo';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { useEffect, useRef, useState } from 'react';
import type { PreloadedImage } from '../app/route';
import { Facade } from '../ui/facade';

/** The grid's columns: one on a phone, then as many of 18.5rem as fit. */
export const CARD_SIZES = '(max-width: 639px) calc(100vw - 2.5rem), (max-width: 1023px) 45vw, 24rem';

interface CardPhotoProps {
  readonly photo: Photo;
  /** The property's id: its façade stands in for a broken photo. */
  readonly seed: number;
  readonly eager: boolean;
}

/** Decoration beside the title that says it all: its text is empty. */
export function CardPhoto({ photo, seed, eager }: CardPhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (broken) return <Facade seed={seed} />;
  return (
    <img
      ref={image}
      src={photo.url}
      srcSet={srcSetOf(photo)}
      sizes={CARD_SIZES}
      alt={photo.alt ?? ''}
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

const srcSetOf = ({ key, width = Number.POSITIVE_INFINITY }: Photo): string | undefined =>
  key &&
  PHOTO_WIDTHS.filter((made) => made <= width)
    .map((made) => `/media/${key}/${made} ${made}w`)
    .join(', ');

/** The page's largest picture, asked for by its head. */
export function firstPhotoPreload(card: ListingCard | undefined): PreloadedImage | undefined {
  const photo = card?.photos[0];
  if (!photo) return undefined;
  const srcSet = srcSetOf(photo);
  return { src: photo.url, ...(srcSet && { srcSet, sizes: CARD_SIZES }) };
}

/** What anybody may see of a gated property's photo. */
export const Blur = ({ className }: { readonly hash: string | null; readonly className: string | undefined }) => (
  <span className={className} />
);
