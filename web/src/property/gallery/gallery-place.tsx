import type { Gallery } from './use-gallery';

/** ux31: said when the visitor turns, never when the photos turn by themselves. */
export const GalleryPlace = ({ gallery: { index, count, touched } }: { readonly gallery: Gallery }) => (
  <output className="visually-hidden">{touched && `Photo ${index + 1} sur ${count}`}</output>
);
