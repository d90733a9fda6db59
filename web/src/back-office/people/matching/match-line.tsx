import { ORIGINS } from '@pignon/domain/prospects/criteria/criteria-words';
import type { PersonMatch } from '@pignon/domain/prospects/matching/matches';
import { STAGE_LABELS } from '@pignon/domain/prospects/staff-person';
import { Link } from 'wouter';
import { paths } from '../../../site/paths';
import { SelectRow } from '../../../staff/table/select-box';
import { moment } from '../desk/people-columns';
import { draftAddress } from './draft-address';
import { MatchParts } from './match-parts';
import styles from './matching.module.css';

interface MatchLineProps {
  readonly match: PersonMatch;
  readonly selected: boolean;
  readonly onToggle: (shift: boolean) => void;
}

/** Whoever cannot be written to has no box, and it is said why. */
export function MatchLine({ match, selected, onToggle }: MatchLineProps) {
  const { person, score, parts, obstacle, draftIn, proposedAt, askedAt } = match;
  const told = [
    person.email,
    STAGE_LABELS[person.stage],
    person.adviser,
    person.origin === 'hand' ? 'critères notés' : person.origin && ORIGINS[person.origin].toLowerCase(),
    person.consent && `consentement du ${moment(person.consent.at)}`,
  ];
  return (
    <li className={styles.match}>
      <span className={styles.pick}>
        {!obstacle && <SelectRow name={person.name} selected={selected} onToggle={onToggle} />}
      </span>
      <div>
        <Link href={`${paths.adminProspects}?onglet=prospects&id=${person.id}`}>{person.name}</Link>
        <p className={styles.muted}>{told.filter(Boolean).join(' · ')}</p>
        {askedAt && <p>A déjà demandé ce bien, le {moment(askedAt)}</p>}
        {proposedAt && <p>Déjà proposé le {moment(proposedAt)}</p>}
        {obstacle && (
          <p>
            {obstacle}
            {draftIn && (
              <>
                {' '}
                <Link href={draftAddress(draftIn)} aria-label={`Ouvrir le brouillon de ${person.name}`}>
                  Ouvrir le brouillon
                </Link>
              </>
            )}
          </p>
        )}
        <MatchParts score={score} parts={parts} />
      </div>
    </li>
  );
}
