import type { ComponentProps, ReactNode } from 'react';
import { NoRows, ReadStates } from './read-states';

export interface ReadListProps {
  readonly reading: ComponentProps<typeof ReadStates>;
  readonly empty: Omit<ComponentProps<typeof NoRows>, 'children'>;
  /** What fills an empty list. */
  readonly add?: ReactNode;
}

interface ReadRows extends ReadListProps {
  readonly count: number;
  /** The rows, however they are shown. */
  readonly children: ReactNode;
}

/** What staff asked for: while it comes, when it cannot, when there is none, and its rows. */
export const ReadList = ({ reading, empty, add, count, children }: ReadRows) => (
  <>
    <ReadStates {...reading} />
    {reading.loaded && count === 0 && <NoRows {...empty}>{add}</NoRows>}
    {count > 0 && children}
  </>
);
