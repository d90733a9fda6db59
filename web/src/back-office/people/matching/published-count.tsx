import type { PropertyMatching } from '@pignon/domain/prospects/matching/property-matching';
import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { moment } from '../desk/people-columns';
import { PEOPLE } from '../desk/use-people';

interface PublishedCountProps {
  readonly id: number;
  /** The list is in sight: whoever reads it has looked for the house. */
  readonly looked: boolean;
}

const counted = (people: number): string =>
  people === 0 ? 'Aucune correspondance' : `${people} correspondance${people > 1 ? 's' : ''}`;

/** D14: how many people the publication found; to have read it takes the line off the dashboard. */
export function PublishedCount({ id, looked }: PublishedCountProps) {
  const { data } = useSWR<{ readonly matching: PropertyMatching | null }, unknown>(
    `${PEOPLE}/matches/published?property=${id}`,
    staffGet,
  );
  const told = useRef(false);
  const matching = data?.matching;
  const waits = Boolean(matching && !matching.seenAt && looked);
  const see = useEffectEvent(() => {
    if (told.current) return;
    told.current = true;
    void staffPost(`${PEOPLE}/matches/seen`, { property: id }, { method: 'PUT' });
  });
  useEffect(() => {
    if (waits) see();
  }, [waits]);
  if (!matching) return null;
  return (
    <p>
      <strong>{counted(matching.people)}</strong> à la publication, le {moment(matching.matchedAt)}.
    </p>
  );
}
