import clsx from 'clsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useReached } from '../../lib/scroll/use-reached';
import styles from './late-section.module.css';
import { Retry } from './retry';

interface LateSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly waiting: string;
  readonly failed: string;
  readonly dark?: boolean;
  /** Its cards say less than a property's. */
  readonly short?: boolean;
  /** Drawn once its place is near. */
  readonly children: ReactNode;
  /** Below what is drawn late, in the page from the start. */
  readonly after: ReactNode;
}

/** A block whose listings come once the visitor is near: they cost the first screen nothing. */
export function LateSection({
  id,
  heading,
  waiting,
  failed,
  dark = false,
  short = false,
  children,
  after,
}: LateSectionProps) {
  const slot = useRef<HTMLDivElement>(null);
  const near = useReached(slot);
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={clsx(styles.section, dark && `${styles.dark} on-dark`)}>
      <h2 id={`${id}-titre`}>{heading}</h2>
      <div ref={slot} className={clsx(styles.slot, short && styles.short)}>
        {near && (
          <ErrorBoundary fallback={<Retry text={failed} />}>
            <Suspense fallback={<output className={styles.waiting}>{waiting}</output>}>{children}</Suspense>
          </ErrorBoundary>
        )}
      </div>
      {after}
    </section>
  );
}
