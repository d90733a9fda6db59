import clsx from 'clsx';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { patiently } from '../../lib/network/patiently';
import { Button } from '../../ui/button';
import { MapPoster } from './map-poster';
import styles from './map-frame.module.css';
import { useSeen } from '../../lib/scroll/use-seen';

interface MapFrameProps<Props extends object> {
  readonly label: string;
  /** The map's own chunk. The same function at each render. */
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  readonly props: Props;
  readonly className?: string | undefined;
  /** Where the same is written, for who has no JavaScript. */
  readonly written?: string;
  /** Waits there until the map does: France, with so many pixels around it. */
  readonly poster?: { readonly padding: number };
}

/** A map's place on the page, kept from the first byte on: a poster until the map's code, asked for once seen, is here. */
export function MapFrame<Props extends object>({
  label,
  load,
  props,
  className,
  written = 'Les biens sont dans la liste.',
  poster,
}: MapFrameProps<Props>) {
  const box = useRef<HTMLElement>(null);
  const after = useId();
  const seen = useSeen(box);
  const { Canvas, failed, retry } = useChunk(load, seen);
  return (
    <section
      ref={box}
      aria-label={label}
      className={clsx(styles.frame, className)}
      data-map={Canvas ? 'there' : 'waiting'}
    >
      <a href={`#${after}`} className={styles.skip}>
        Passer la carte
      </a>
      <div className={styles.box}>
        {poster && <MapPoster {...poster} />}
        <noscript>
          <p className={styles.needsScript}>La carte a besoin de JavaScript. {written}</p>
        </noscript>
        {failed && <MapTrouble retry={retry} />}
        {Canvas && (
          <ErrorBoundary FallbackComponent={MapCrashed}>
            <Canvas {...props} />
          </ErrorBoundary>
        )}
      </div>
      <span id={after} tabIndex={-1} className={styles.after} />
    </section>
  );
}

const MapCrashed = ({ resetErrorBoundary }: FallbackProps) => <MapTrouble retry={resetErrorBoundary} />;

const MapTrouble = ({ retry }: { readonly retry: () => void }) => (
  <div className={styles.trouble} role="alert">
    <p>La carte n’a pas pu s’afficher.</p>
    <Button look="dark" onClick={retry}>
      Réessayer
    </Button>
  </div>
);

/** Not lazy(): it keeps a failure for good, and this one may be tried again. */
function useChunk<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, wanted: boolean) {
  const [Canvas, setCanvas] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed) return;
    let left = false;
    patiently(load).then(
      (module) => left || setCanvas(() => module.default),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, failed]);
  const retry = () => setFailed(false);
  return { Canvas, failed, retry };
}
