import type { PropertyMatch } from '@pignon/domain/prospects/matching/matches';
import { useState } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { moment } from '../desk/people-columns';
import { PEOPLE } from '../desk/use-people';
import { MatchParts } from './match-parts';
import styles from './matching.module.css';

/** D14, from the person: what the house offers now that may interest them. Asked for when somebody wants it. */
export function PersonMatches({ id, version }: { readonly id: string; readonly version: number }) {
  const [asked, setAsked] = useState(false);
  // Other criteria have other matches.
  const path = `${PEOPLE}/${encodeURIComponent(id)}/matches#${version}`;
  const { data, error, mutate } = useSWR<readonly PropertyMatch[], unknown>(asked ? path : null, staffGet);
  return (
    <section>
      <h3>Correspondances</h3>
      {!asked && <StaffButton onClick={() => setAsked(true)}>Chercher les biens qui correspondent</StaffButton>}
      {asked && (
        <ReadStates
          loading="Recherche des biens..."
          loaded={data !== undefined}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
      {data?.length === 0 && <p>Aucun bien proposé ne correspond à ses critères.</p>}
      <ul className={styles.matches}>
        {data?.map(({ id: property, title, city, offMarket, askedAt, score, parts }) => (
          <li key={property}>
            <Link href={`/admin/properties/edit/${property}?onglet=correspondances`}>
              {title}, {city}
            </Link>
            {offMarket && ' (off-market)'}
            {askedAt && <p>A déjà demandé ce bien, le {moment(askedAt)}</p>}
            <MatchParts score={score} parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
