import type { PersonMatch } from '@pignon/domain/prospects/matching/matches';
import { useState } from 'react';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { useSelection } from '../../../staff/table/use-selection';
import { PEOPLE } from '../desk/use-people';
import { MatchLine } from './match-line';
import styles from './matching.module.css';
import { PreparedList } from './prepared-list';
import { PublishedCount } from './published-count';
import { ProposalDialog } from './proposal-dialog';
import { useProposals } from './use-proposals';

const writable = ({ obstacle }: PersonMatch): boolean => obstacle === null;
const idOf = ({ person }: PersonMatch): string => person.id;

/** D14, from the property: whom it may interest, as it is stored; those chosen get a draft each. */
export function PropertyMatches({ id, version }: { readonly id: number; readonly version: number }) {
  const path = `${PEOPLE}/matches?property=${id}#${version}`;
  const { data, error, mutate } = useSWR<readonly PersonMatch[], unknown>(path, staffGet);
  const open = data?.filter(writable) ?? [];
  const { ids, toggle, add, clear } = useSelection(open.map(idOf));
  const proposals = useProposals(id, mutate);
  const [writing, setWriting] = useState(false);
  // Whoever knows it already is chosen by hand alone.
  const all = open.filter(({ proposedAt, askedAt }) => !proposedAt && !askedAt).map(idOf);
  const stop = () => {
    setWriting(false);
    proposals.forget();
  };
  const prepare = async (template: number) => {
    const chosen = open.filter((match) => ids.includes(idOf(match)));
    if (!(await proposals.prepare(template, chosen))) return;
    clear();
    setWriting(false);
  };
  return (
    <>
      <ReadStates
        loading="Recherche des prospects..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      <PublishedCount id={id} looked={data !== undefined} />
      {data?.length === 0 && <p>Aucun prospect ne cherche un tel bien pour le moment.</p>}
      {data && data.length > 0 && (
        <fieldset className={styles.bar} aria-label="Proposer ce bien">
          <StaffButton
            look="accent"
            aria-disabled={ids.length === 0}
            onClick={() => ids.length > 0 && setWriting(true)}
          >
            Préparer un message{ids.length > 0 && ` (${ids.length})`}
          </StaffButton>
          {all.length > 0 && <StaffButton onClick={() => add(all)}>Tout choisir ({all.length})</StaffButton>}
          {ids.length > 0 && <StaffButton onClick={clear}>Tout désélectionner</StaffButton>}
        </fieldset>
      )}
      <PreparedList {...proposals} />
      <ol className={styles.matches}>
        {data?.map((match) => (
          <MatchLine
            key={idOf(match)}
            match={match}
            selected={ids.includes(idOf(match))}
            onToggle={(shift) => toggle(idOf(match), shift)}
          />
        ))}
      </ol>
      {writing && (
        <ProposalDialog
          count={ids.length}
          busy={proposals.busy}
          failure={proposals.failure}
          onPrepare={(template) => void prepare(template)}
          onClose={stop}
        />
      )}
    </>
  );
}
