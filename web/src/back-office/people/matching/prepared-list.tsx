import { Link } from 'wouter';
import { StaffButton } from '../../../staff/staff-button';
import styles from './matching.module.css';
import { draftAddress } from './draft-address';
import type { Proposals } from './use-proposals';

const told = (done: number, refused: number): string =>
  [
    done > 0 && `${done} brouillon${done > 1 ? 's' : ''} dans la messagerie`,
    refused > 0 && `${refused} refusé${refused > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What became of each of those chosen, until it is read. */
export function PreparedList({ prepared, read }: Pick<Proposals, 'prepared' | 'read'>) {
  const refused = prepared.filter(({ refusal }) => refusal !== null).length;
  return (
    <output className={styles.results}>
      {prepared.length > 0 && (
        <>
          <p>
            <b>{told(prepared.length - refused, refused)}</b>
          </p>
          <ul>
            {prepared.map(({ person, name, threadId, refusal }) => (
              <li key={person}>
                {name} : {refusal ?? 'brouillon prêt'}{' '}
                {threadId && (
                  <Link href={draftAddress(threadId)} aria-label={`Ouvrir le brouillon de ${name}`}>
                    Ouvrir
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <StaffButton onClick={read}>Fermer</StaffButton>
        </>
      )}
    </output>
  );
}
