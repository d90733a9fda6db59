import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CloseButton } from '../../ui/dialogs/close-button';
import { useBackCloses } from '../../ui/dialogs/use-back-closes';
import { useModal } from '../../ui/dialogs/use-modal';
import { Place } from '../../ui/carousel/place';
import { GalleryTurns } from './gallery-turns';
import styles from './lightbox.module.css';
import { PhotoStage } from './photo-stage';
import { Thumbs } from './thumbs';
import { useGallery } from './use-gallery';

interface LightboxProps {
  readonly photos: readonly ShownPhoto[];
  readonly start: number;
  /** The property's id. */
  readonly seed: number;
  readonly title: string;
  /** Hears which photo was seen last. */
  readonly close: (index: number) => void;
}

/** M79. */
const ADVANCE_MS = 4_000;
const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All photos, one at a time, on the whole screen. Its controls make the photos wait, for the rest of it is photo. */
export default function Lightbox({ photos, start, seed, title, close }: LightboxProps) {
  const gallery = useGallery({ count: photos.length, every: ADVANCE_MS, start });
  const { index, count, turn } = gallery;
  const strip = useShownThumb(index);
  const shut = () => close(index);
  const { modal } = useModal(true, shut);
  useBackCloses(shut);

  const turnByKey = (event: KeyboardEvent) => {
    const direction = TURNS[event.key];
    if (direction === undefined || count < 2) return;
    event.preventDefault();
    turn(direction);
  };
  return (
    // The arrows are a shortcut: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} className={`${styles.box} on-dark`} aria-label={`Photos : ${title}`} onKeyDown={turnByKey}>
      <div className={styles.head}>
        <p className="num">
          {index + 1} / {count}
        </p>
        <CloseButton close={shut} size={26} />
      </div>
      <div className={styles.view}>
        <PhotoStage
          photos={photos}
          gallery={gallery}
          seed={seed}
          title={title}
          sizes="100vw"
          ratio="auto"
          neighbours={count > 1}
        />
        <Place carousel={gallery} noun="Photo" />
      </div>
      {count > 1 && (
        <div className={styles.foot} {...gallery.waiting}>
          <GalleryTurns gallery={gallery} className={styles.turns ?? ''} />
          <div ref={strip} className={styles.strip}>
            <Thumbs photos={photos} gallery={gallery} seed={seed} sizes="6rem" className={styles.thumb} />
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Keeps the small photo of the moment in sight, without moving anything but its strip. */
function useShownThumb(index: number) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumb = strip.current?.children[index];
    if (!strip.current || !(thumb instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2 });
  }, [index]);
  return strip;
}
