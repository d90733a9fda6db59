import type { EntryMail } from '@pignon/domain/mailbox/thread-view';
import { fileSize } from '../../../../staff/uploads/file-size';
import styles from './mail-parts.module.css';

/** What has to be known of a mail before it is believed. */
export function MailNotes({ mail }: { readonly mail: EntryMail }) {
  const { automatic, sender, cutBytes } = mail;
  return (
    <>
      {automatic && <p className={styles.note}>Réponse automatique : la demande attend toujours comme avant.</p>}
      {sender && (
        <p className={styles.warning}>
          {`Cet e-mail se dit de ${sender}, qui n’est pas l’adresse de cette conversation. Vérifiez avant de répondre.`}
        </p>
      )}
      {cutBytes !== null && (
        <p className={styles.warning}>
          {`Cet e-mail (${fileSize(cutBytes)}) n’a pas pu être repris en entier : lisez-le dans la boîte de l’agence.`}
        </p>
      )}
    </>
  );
}
