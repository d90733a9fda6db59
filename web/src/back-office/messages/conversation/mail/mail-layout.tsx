import { useState } from 'react';
import useSWR from 'swr';
import { StaffButton } from '../../../../staff/staff-button';
import { staffGet } from '../../../../staff/staff-get';
import { threadPath } from '../../desk/thread-paths';
import { frameDocument } from './frame-document';
import styles from './mail-parts.module.css';

interface MailLayoutProps {
  readonly threadId: string;
  readonly entryId: string;
}

/** As its sender laid it out, in a frame that runs nothing, sends nothing and is of no origin. */
export function MailLayout({ threadId, entryId }: MailLayoutProps) {
  const [images, setImages] = useState(false);
  const { data, error } = useSWR<{ readonly html: string }>(
    `${threadPath(threadId)}/entries/${entryId}/layout`,
    staffGet,
  );
  if (error) return <p role="alert">La mise en page n’a pas pu être chargée.</p>;
  if (!data) return <output>Chargement de la mise en page...</output>;
  return (
    <div className={styles.layout}>
      {!images && /<img\b/i.test(data.html) && (
        <p className={styles.images}>
          Les images de cet e-mail ne sont pas affichées : elles diraient à son expéditeur qu’il est lu.
          <StaffButton onClick={() => setImages(true)}>Afficher les images</StaffButton>
        </p>
      )}
      <iframe
        className={styles.frame}
        title="Mise en page de l’e-mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={frameDocument(data.html, images)}
      />
    </div>
  );
}
