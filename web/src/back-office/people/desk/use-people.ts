import type { PeopleBoard, PeoplePage, PersonFile } from '@pignon/domain/prospects/staff-person';
import useSWR from 'swr';
import { useDrawerAddress } from '../../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../../staff/list/use-list-address';
import { staffGet } from '../../../staff/staff-get';
import { askedOf, isFiltered, stageOf } from './people-filters';

export const PEOPLE = '/api/admin/people';

/** E12: the list, or the board, as the address asks for it. */
export function usePeople() {
  const address = useListAddress();
  const { query, page, size } = address;
  const onBoard = query.get('vue') === 'etapes';
  const asked = askedOf(query);
  asked.set('page', String(page));
  asked.set('size', String(size));
  const kept = { keepPreviousData: true };
  const list = useSWR<PeoplePage, unknown>(onBoard ? null : `${PEOPLE}?${asked}`, staffGet, kept);
  const cards = askedOf(query, { everyStage: true });
  const board = useSWR<PeopleBoard, unknown>(onBoard ? `${PEOPLE}/board?${cards}` : null, staffGet, kept);
  const shown = onBoard ? board : list;
  return {
    address,
    drawer: useDrawerAddress(),
    onBoard,
    stage: stageOf(query),
    filtered: isFiltered(query),
    items: shown.data?.items,
    stages: shown.data?.stages,
    total: onBoard ? 0 : (list.data?.total ?? 0),
    error: shown.error,
    reload: () => shown.mutate(),
    exportPath: `${PEOPLE}/export.csv?${askedOf(query, { everyStage: onBoard })}`,
  };
}

export type PeopleDesk = ReturnType<typeof usePeople>;

export const usePerson = (id: string) => useSWR<PersonFile, unknown>(`${PEOPLE}/${encodeURIComponent(id)}`, staffGet);
