import { criteriaWords, ORIGINS } from '@pignon/domain/prospects/criteria/criteria-words';
import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import styles from './criteria.module.css';
import { CriteriaDialog } from './criteria-dialog';

interface CriteriaSectionProps {
  readonly person: PersonFile['person'];
  readonly reread: () => Promise<PersonFile | undefined>;
}

/** What they look for, and who says so. */
export function CriteriaSection({ person, reread }: CriteriaSectionProps) {
  const [editing, setEditing] = useState(false);
  const { criteria, origin, version } = person.criteria;
  const words = criteriaWords(criteria);
  const asAsked = async () => {
    const path = `/api/admin/people/${person.id}/criteria/asked`;
    const reply = await staffPost(path, { version }, { method: 'PUT' });
    if (!reply.ok && reply.status !== 401)
      notify({ kind: 'error', title: 'Critères inchangés', text: reply.error ?? UNREACHED });
    await reread();
  };
  return (
    <section>
      <h3>Critères</h3>
      <p className={styles.words}>{words.join(' · ') || 'Aucun critère connu'}</p>
      {origin && <p className={styles.muted}>{ORIGINS[origin]}</p>}
      <div className={styles.buttons}>
        <StaffButton onClick={() => setEditing(true)}>Modifier les critères</StaffButton>
        {origin === 'hand' && <StaffButton onClick={() => void asAsked()}>Revenir à ses demandes</StaffButton>}
      </div>
      {editing && <CriteriaDialog person={person} reread={reread} onClose={() => setEditing(false)} />}
    </section>
  );
}
