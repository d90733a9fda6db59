import type { ListingPage } from '@pignon/domain/listings/read-models';
import Images from 'lucide-react/icons/images';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../lib/network/patiently';
import { placePlate } from '../catalogue/place-plate';
import { useStatusBadge } from '../catalogue/use-status-badge';
import { Photo } from '../site/photo/photo';
import { StreetPlate } from '../ui/street-plate';
import { Place } from '../ui/carousel/place';
import { Fascia } from './fascia';
import { GalleryTurns } from './gallery/gallery-turns';
import { PhotoStage } from './gallery/photo-stage';
import { Thumbs } from './gallery/thumbs';
import { useAfterLoad } from '../lib/use-after-load';
import { useGallery } from './gallery/use-gallery';
import { leadSizes, THUMB_SIZES, thumbsOf } from './head/photo-sizes';
import styles from './shop-front.module.css';

const ADVANCE_MS = 5_000;
/** Before they move for the first time. */
const ENGINE_MS = 4_000;

const load = () => import('./gallery/lightbox');
const Lightbox = lazy(() => patiently(load));

/** The fascia says what it is, the window shows it, the enamel plate where. */
export function ShopFront({ page }: { readonly page: ListingPage }) {
  const { id, title, photos } = page;
  const [open, setOpen] = useState(false);
  const loaded = useAfterLoad();
  const near = useAfterLoad(ENGINE_MS);
  const gallery = useGallery({ count: photos.length, every: ADVANCE_MS, ready: loaded && !open, near });
  const gone = useStatusBadge(page);
  const enlarge = () => {
    gallery.stop();
    setOpen(true);
  };
  const leave = (index: number) => {
    setOpen(false);
    gallery.show(index, true);
  };
  const all = `Voir toutes les photos (${photos.length})`;
  return (
    <section
      className={styles.front}
      aria-label="Photos du bien"
      {...(photos.length > 1 && { 'aria-roledescription': 'carrousel' })}
    >
      <Fascia page={page} gone={gone} />
      <div className={styles.window} data-thumbs={thumbsOf(photos.length)} {...gallery.waiting}>
        <div className={styles.lead}>
          <PhotoStage
            photos={photos}
            gallery={gallery}
            seed={id}
            title={title}
            sizes={leadSizes(photos.length)}
            ratio={photos.length > 1 ? '4 / 3' : '16 / 6.5'}
            neighbours={loaded || gallery.touched}
            first
          >
            {photos.length > 0 && (
              <button
                type="button"
                className={styles.enlarge}
                aria-label={`Agrandir la photo ${gallery.index + 1} sur ${photos.length}`}
                aria-haspopup="dialog"
                onPointerEnter={() => void load().catch(() => {})}
                onClick={enlarge}
              />
            )}
          </PhotoStage>
          {gone && (
            <strong className={styles.gone} aria-hidden="true">
              {gone}
            </strong>
          )}
          <StreetPlate {...placePlate(page)} large className={styles.plate ?? ''} />
          <GalleryTurns gallery={gallery} className={styles.turns ?? ''} />
          <Place carousel={gallery} noun="Photo" />
        </div>
        {photos.length > 1 && (
          <Thumbs
            photos={photos.slice(0, thumbsOf(photos.length))}
            gallery={gallery}
            seed={id}
            sizes={THUMB_SIZES}
            className={styles.thumb}
          />
        )}
        {photos.length > 0 && (
          <button type="button" className={styles.all} aria-haspopup="dialog" onClick={enlarge}>
            <Images size={20} strokeWidth={1.75} aria-hidden="true" />
            {all}
          </button>
        )}
      </div>
      <PhotosWithoutScript page={page} />
      {open && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Lightbox photos={photos} start={gallery.index} seed={id} title={title} close={leave} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

/** The first stands in the window. */
const PhotosWithoutScript = ({ page: { id, title, photos } }: { readonly page: ListingPage }) => (
  <noscript>
    <div className={styles.row}>
      {photos.slice(1).map((photo, index) => (
        <Photo
          key={photo.url}
          photo={photo}
          seed={id + index + 1}
          sizes={THUMB_SIZES}
          ratio="4 / 3"
          alt={`Photo ${index + 2} : ${title}`}
        />
      ))}
    </div>
  </noscript>
);
