import type { RefusedMail } from '@pignon/domain/mailbox/inbox/refused-mail';
import { Fact, Facts } from '../../../staff/drawer/facts';
import { FileLink } from '../../../staff/links/file-link';
import { StaffButton } from '../../../staff/staff-button';
import { fileSize } from '../../../staff/uploads/file-size';
import { entryTime, wholeTime } from '../desk/when';
import styles from './refused.module.css';
import { REFUSED } from './use-refused';

interface RefusedMailCardProps {
  readonly mail: RefusedMail;
  readonly now: number;
  readonly onRead: () => void;
  readonly onPutAway: (filed: boolean) => void;
}

export function RefusedMailCard({ mail, now, onRead, onPutAway }: RefusedMailCardProps) {
  const { id, at, email, subject, reason, bytes, kept, cut, filedAt } = mail;
  const name = <span className="visually-hidden">{`\u00a0: ${subject || 'sans objet'}`}</span>;
  return (
    <li className={styles.mail} aria-labelledby={`refused-${id}`}>
      <p className={styles.head}>
        <strong id={`refused-${id}`}>{subject || 'Sans objet'}</strong>
        <time dateTime={at} title={wholeTime(at)}>
          {entryTime(at, now)}
        </time>
      </p>
      <p className={styles.reason}>{reason}</p>
      <Facts>
        <Fact name="Expéditeur">{email || 'Illisible'}</Fact>
        <Fact name="Taille">{bytes === null ? '–' : fileSize(bytes)}</Fact>
      </Facts>
      {cut && <p className={styles.note}>Seul son début est conservé : lisez-le dans la boîte de l’agence.</p>}
      {!kept && <p className={styles.note}>Il n’est plus conservé ici : lisez-le dans la boîte de l’agence.</p>}
      <div className={styles.actions}>
        {kept && !filedAt && (
          <StaffButton onClick={onRead}>
            Relire
            {name}
          </StaffButton>
        )}
        {kept && (
          <FileLink href={`${REFUSED}/${id}/file`}>
            Télécharger (.eml)
            {name}
          </FileLink>
        )}
        <StaffButton onClick={() => onPutAway(!filedAt)}>
          {filedAt ? 'Remettre à regarder' : 'Classer'}
          {name}
        </StaffButton>
      </div>
    </li>
  );
}
