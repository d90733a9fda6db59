import type { Agent } from '@pignon/domain/agents/agent';
import { useState } from 'react';
import styles from './contact-page.module.css';

/** The initials stand in for a missing or broken photo. */
export function AdviserPhoto({ name, photoUrl }: Pick<Agent, 'name' | 'photoUrl'>) {
  const [broken, setBroken] = useState(false);
  if (photoUrl && !broken)
    return <img src={photoUrl} alt="" width="48" height="48" loading="lazy" onError={() => setBroken(true)} />;
  return (
    <span className={styles.initials} aria-hidden="true">
      {name
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 2)}
    </span>
  );
}
