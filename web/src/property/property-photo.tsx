import { type Photo, PHOTO_WIDTHS } from '@pignon/domain/listings/photo';
import { useEffect, useRef, useState } from 'react';
import type { PreloadedImage } from '../app/route';
import { Facade } from '../ui/facade';

export const LEAD_SIZES = '(max-width: 1023px) 100vw, 56rem';
export const MORE_SIZES = '(max-width: 1023px) 50vw, 16rem';

interface PropertyPhotoProps {
  readonly photo: Photo;
  /** The property's id: its façade stands in for a broken photo. */
  readonly seed: number;
  readonly alt: string;
  readonly lead?: boolean;
}

export function PropertyPhoto({ photo, seed, alt, lead = false }: PropertyPhotoProps) {
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
      sizes={lead ? LEAD_SIZES : MORE_SIZES}
      alt={photo.alt ?? alt}
      width={photo.width ?? 1200}
      height={photo.height ?? 900}
      loading={lead ? 'eager' : 'lazy'}
      fetchPriority={lead ? 'high' : 'auto'}
      decoding="async"
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
export function leadPreload(photo: Photo | undefined): PreloadedImage | undefined {
  if (!photo) return undefined;
  const srcSet = srcSetOf(photo);
  return { src: photo.url, ...(srcSet && { srcSet, sizes: LEAD_SIZES }) };
}
