import type { SaidEntry } from '../said-entry';

/**
 * What can be split before which line: something has to be left, and a form's request stays where it was asked, for its own
 * row says what it is. Of a merged one the lines of one person alone: the others' are theirs.
 */
export function partsAt(said: readonly Pick<SaidEntry, 'id' | 'kind' | 'threadId'>[], from: string) {
  const place = said.findIndex(({ id }) => id === from);
  const [left, moved] = [said.slice(0, Math.max(place, 0)), said.slice(place)];
  const splits =
    place > 0 &&
    left.some(isSaid) &&
    said[place]!.kind !== 'event' &&
    !moved.some(({ kind }) => kind === 'request') &&
    new Set(moved.filter(isSaid).map(({ threadId }) => threadId)).size === 1;
  return { splits, place };
}

export const isSaid = ({ kind }: Pick<SaidEntry, 'kind'>): boolean => kind !== 'event';
