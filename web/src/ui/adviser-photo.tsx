import type { Agent } from '@pignon/domain/agents/agent';
import { useState } from 'react';
import styles from './adviser-photo.module.css';

interface AdviserPhotoProps extends Pick<Agent, 'name' | 'photoUrl' | 'photoFocus'> {
  readonly size?: number;
}

/** Of ours a small size will do. */
const OWN = /^(\/media\/[\w-]{22})\.jpg$/;

/** The initials stand in for a missing or broken photo. */
export function AdviserPhoto({ name, photoUrl, photoFocus, size = 48 }: AdviserPhotoProps) {
  const [broken, setBroken] = useState(false);
  const square = { width: size, height: size };
  if (photoUrl && !broken)
    return (
      <img
        src={photoUrl.replace(OWN, '$1/320')}
        alt=""
        {...square}
        style={photoFocus && { objectPosition: `${photoFocus.x * 100}% ${photoFocus.y * 100}%` }}
        loading="lazy"
        className={styles.photo}
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className={styles.initials} style={{ ...square, fontSize: size / 3 }} aria-hidden="true">
      {name
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 2)}
    </span>
  );
}
