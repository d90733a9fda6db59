import type { Merge } from '@pignon/domain/prospects/merge';
import { StaffButton } from '../../../staff/staff-button';
import { moment } from '../desk/people-columns';
import styles from './merging.module.css';
import { separate, useRereadPeople } from './use-merges';

interface MergesProps {
  readonly merges: readonly Merge[];
}

/** Whoever was put together with them, and the way back. */
export function Merges({ merges }: MergesProps) {
  const reread = useRereadPeople();
  return merges.length === 0 ? null : (
    <section>
      <h3>Fusions</h3>
      <ul className={styles.twins}>
        {merges.map(({ id, at, by, name, email, separable }) => (
          <li key={id}>
            <span>
              {name}, {email}{' '}
              <small>
                le {moment(at)}
                {by && ` par ${by}`}
              </small>
            </span>
            {separable && (
              <StaffButton aria-label={`Annuler la fusion avec ${name}`} onClick={() => void separate(id, reread)}>
                Annuler la fusion
              </StaffButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
