import type { Review, ShownReviews } from '@pignon/domain/reviews/review';
import { useState } from 'react';
import { useHydrated } from '../lib/early/use-hydrated';
import styles from './reviews.module.css';

interface ReviewAuthorProps {
  readonly author: Review['reviewer'];
  readonly photos: ShownReviews['photos'];
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** The initials are what is served; a photo takes their place once it is there, and leaves it again when it fails. */
export function ReviewAuthor({ author: { displayName, profilePhotoUrl }, photos }: ReviewAuthorProps) {
  const hydrated = useHydrated();
  const [broken, setBroken] = useState(false);
  // F58: a query that changes once per page view; the flag brings back each render.
  const [viewedAt] = useState(() => Date.now());
  // Changing at each render is what the flag is for.
  // oxlint-disable-next-line react/purity
  const anew = photos === 'render' ? Date.now() : viewedAt;
  return (
    <span className={styles.author}>
      {hydrated && profilePhotoUrl && !broken ? (
        <img
          src={`${profilePhotoUrl}${profilePhotoUrl.includes('?') ? '&' : '?'}v=${anew}`}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(displayName)}
        </span>
      )}
      <strong>{displayName}</strong>
    </span>
  );
}
