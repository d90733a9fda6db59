import type { Focus, Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import clsx from 'clsx';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useAppSettings } from '../agency/use-app-settings';
import { blurOf } from '../../ui/blur';
import { LaterFacade } from '../../ui/later-facade';
import styles from './photo.module.css';
import { LATE_AFTER_MS, photoSources } from './photo-sources';

interface PhotoProps {
  readonly photo: ShownPhoto | undefined;
  /** As `<img sizes>`: how wide it is shown. */
  readonly sizes: string;
  /** '4 / 3': of the box, whatever comes into it; 'auto' in a place with a height of its own. */
  readonly ratio: string;
  /** The property's id: its façade stands in for a missing or broken photo. */
  readonly seed: number;
  /** The page's largest picture: nothing waits for it less. */
  readonly priority?: boolean;
  /** Among the page's first eight (M119). */
  readonly early?: boolean;
  /** What it says where nobody wrote its own text; a place that says nothing shows it as decoration. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A photo in a box that never changes its size: first its blur, then itself, or a façade where it cannot be had. */
export function Photo({ photo, sizes, ratio, seed, priority = false, early = priority, alt, className }: PhotoProps) {
  const { display } = useAppSettings();
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const url = photo?.url ?? null;
  // It may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(url);
  }, [url]);
  const hurried = useSoon(display.imageCdn !== null && !early);
  const shown = photo && broken !== url ? photo : null;
  const eager = priority || (display.imageCdn !== null && (early || hurried));
  return (
    <span className={clsx(styles.box, className)} style={boxStyle(ratio, shown?.thumbhash)}>
      {shown ? (
        <img
          ref={image}
          {...photoSources(shown, sizes, display, early)}
          width={shown.width ?? 1200}
          height={shown.height ?? 900}
          alt={alt === undefined ? '' : (shown.alt ?? alt)}
          style={focusStyle(shown.focus)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(url)}
        />
      ) : (
        <LaterFacade seed={seed} {...facadeSize(ratio)} />
      )}
    </span>
  );
}

/** M119: what a CDN delivers late is not left until it is scrolled to. */
function useSoon(wanted: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setDue(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return due;
}

const boxStyle = (ratio: string, thumbhash: string | undefined): CSSProperties => ({
  aspectRatio: ratio,
  backgroundImage: thumbhash && blurOf(thumbhash),
});

/** That point of the photo at that point of the frame: in sight however it is cut. */
const focusStyle = (focus: Focus | undefined): CSSProperties | undefined =>
  focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };

const FACADE_HEIGHT = 300;

/** The drawing wants a shape even where its box has none. */
function facadeSize(ratio: string) {
  const [across = 4, down = 3] = ratio === 'auto' ? [] : ratio.split('/').map(Number);
  return { width: Math.round((FACADE_HEIGHT * across) / down), height: FACADE_HEIGHT };
}
