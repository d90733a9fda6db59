import type { ReactNode } from 'react';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button';
import { LaterFacade } from '../../ui/later-facade';
import styles from './property-states.module.css';

interface FailureScreenProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A closed shop, and the way back to the others (M75). */
export function FailureScreen({ title, text, children }: FailureScreenProps) {
  return (
    <main id="contenu" className={`${styles.failure} on-dark`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.listings}>Voir tous nos biens</ButtonLink>
          {children}
        </div>
      </div>
      <LaterFacade seed={410} width={620} height={430} sign="FERMÉ" night bare className={styles.facade} />
    </main>
  );
}
