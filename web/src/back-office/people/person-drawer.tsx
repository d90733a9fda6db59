import { type PersonFile, type Stage, STAGE_LABELS, STAGES } from '@pignon/domain/prospects/staff-person';
import { useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { Fact, Facts } from '../../staff/drawer/facts';
import { StaffButton } from '../../staff/staff-button';
import { StaffReadFailed } from '../../staff/staff-get';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { EraseDialog } from './erase-dialog';
import styles from './people.module.css';
import { moment, sourcesOf } from './people-columns';
import { saveExport } from './save-export';
import { usePerson } from './use-people';

interface PersonDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  /** The list shows what was, until it is read anew. */
  readonly onChanged: () => void;
}

/** E12: who they are, where they stand, all that they did, and their rights. */
export function PersonDrawer({ id, onClose, onChanged }: PersonDrawerProps) {
  const { data, error, mutate } = usePerson(id);
  const [erasing, setErasing] = useState(false);
  const gone = error instanceof StaffReadFailed && error.status === 404;
  const move = async (stage: Stage) => {
    if (!data) return;
    const path = `/api/admin/people/${id}/stage`;
    const reply = await staffPost(path, { stage, version: data.person.version }, { method: 'PUT' });
    if (!reply.ok) notify({ kind: 'error', title: 'Étape non changée', text: reply.error ?? UNREACHED });
    await mutate();
    onChanged();
  };
  const save = async (format: 'json' | 'pdf') => {
    if (data && !(await saveExport(data.person.email, format)))
      notify({ kind: 'error', title: 'Export impossible', text: UNREACHED });
  };
  return (
    <Drawer
      title={data?.person.name ?? 'Prospect'}
      onClose={onClose}
      reading={{
        loading: 'Chargement du prospect...',
        loaded: data !== undefined || gone,
        error: gone ? undefined : error,
        onRetry: () => void mutate(),
      }}
    >
      {gone && <p>Cette personne n’est plus là : elle a été effacée.</p>}
      {data && (
        <>
          <PersonFacts {...data} onMove={(stage) => void move(stage)} />
          <div className={styles.buttons}>
            <StaffButton onClick={() => void save('json')}>Exporter les données (JSON)</StaffButton>
            <StaffButton onClick={() => void save('pdf')}>Exporter les données (PDF)</StaffButton>
            <StaffButton onClick={() => setErasing(true)}>Effacer</StaffButton>
          </div>
          <History history={data.history} />
        </>
      )}
      {erasing && data && (
        <EraseDialog
          email={data.person.email}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onChanged();
            onClose();
          }}
        />
      )}
    </Drawer>
  );
}

const PersonFacts = ({ person, onMove }: Pick<PersonFile, 'person'> & { readonly onMove: (stage: Stage) => void }) => (
  <Facts>
    <Fact name="E-mail">
      <a href={`mailto:${person.email}`}>{person.email}</a>
    </Fact>
    <Fact name="Téléphone">{person.phone ?? 'Non renseigné'}</Fact>
    {person.company && <Fact name="Société">{person.company}</Fact>}
    {person.profile && <Fact name="Profil">{person.profile}</Fact>}
    <Fact name="Source">{sourcesOf(person)}</Fact>
    <Fact name="Conseiller">{person.adviser ?? 'Personne'}</Fact>
    <Fact name="Consentement">
      {person.consent
        ? `${moment(person.consent.at)}, mention ${person.consent.version}, page ${person.consent.page}`
        : 'Aucune mention enregistrée'}
    </Fact>
    <Fact name="Étape">
      <select
        className={styles.stage}
        aria-label="Étape"
        value={person.stage}
        onChange={({ target }) => onMove(STAGES.find((stage) => stage === target.value) ?? person.stage)}
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_LABELS[stage]}
          </option>
        ))}
      </select>
    </Fact>
  </Facts>
);

const History = ({ history }: Pick<PersonFile, 'history'>) => (
  <section>
    <h3>Historique</h3>
    <ol className={styles.history}>
      {history.map(({ at, what, text, saidName, consent }) => (
        <li key={`${at} ${what} ${text}`}>
          <strong>{what}</strong> <time dateTime={at}>{moment(at)}</time>
          {saidName && <p>Sous le nom de {saidName}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {consent && (
            <p className={styles.proof}>
              Mention {consent.version}, page {consent.page}
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
);
