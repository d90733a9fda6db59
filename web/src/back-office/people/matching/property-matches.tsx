import type { PersonMatch } from '@pignon/domain/prospects/matching/matches';
import { STAGE_LABELS } from '@pignon/domain/prospects/staff-person';
import useSWR from 'swr';
import { Link } from 'wouter';
import { paths } from '../../../site/paths';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet } from '../../../staff/staff-get';
import { moment } from '../desk/people-columns';
import { PEOPLE } from '../desk/use-people';
import { MatchParts } from './match-parts';
import styles from './matching.module.css';

/** D14, from the property: whom it may interest, as it is stored. */
export function PropertyMatches({ id, version }: { readonly id: number; readonly version: number }) {
  const path = `${PEOPLE}/matches?property=${id}#${version}`;
  const { data, error, mutate } = useSWR<readonly PersonMatch[], unknown>(path, staffGet);
  return (
    <>
      <ReadStates
        loading="Recherche des prospects..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data?.length === 0 && <p>Aucun prospect ne cherche un tel bien pour le moment.</p>}
      <ol className={styles.matches}>
        {data?.map(({ person, score, parts }) => (
          <li key={person.id}>
            <Link href={`${paths.adminProspects}?onglet=prospects&id=${person.id}`}>{person.name}</Link>
            <p className={styles.muted}>
              {[
                person.email,
                STAGE_LABELS[person.stage],
                person.adviser,
                person.origin === 'hand' ? 'critères notés' : 'd’après ses demandes',
                person.consent
                  ? `consentement du ${moment(person.consent.at)}`
                  : 'sans consentement : à ne pas démarcher',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <MatchParts score={score} parts={parts} />
          </li>
        ))}
      </ol>
    </>
  );
}
