import type { EntryView, FolderCounts, ThreadPage, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import { useSelection } from '../../staff/table/use-selection';
import { folderOf, threadsPath, wordsOf } from './desk/mailbox-address';
import { FOLDER_COUNTS, threadPath } from './desk/thread-paths';
import { useLive } from './live/use-live';

/** Nobody tells what has changed. */
const ASKING_MS = 10_000;
/** Everything is told; this is for what a proxy may have swallowed. */
const TOLD_MS = 60_000;
const DELIVERY_MS = 3_000;

/** So long its mails may not even be written yet. */
const YOUNG_MS = 60_000;

function isOnItsWay({ kind, at, deliveries }: EntryView): boolean {
  if (deliveries.some(({ state }) => state === 'pending')) return true;
  const setsOff = kind === 'sent' || kind === 'request';
  return setsOff && deliveries.length === 0 && Date.now() - Date.parse(at) < YOUNG_MS;
}

/** Folder, search, order and the open conversation stand in the address; what changes comes by itself. */
export function useMailbox() {
  const address = useListAddress();
  const drawer = useDrawerAddress();
  const live = useLive();
  const often = { refreshInterval: live.cut ? ASKING_MS : TOLD_MS, keepPreviousData: true };
  const page = useSWR<ThreadPage, unknown>(threadsPath(address.query), staffGet, often);
  const counts = useSWR<FolderCounts, unknown>(FOLDER_COUNTS, staffGet, often);
  const opened = useSWR<ThreadView, unknown>(drawer.opened && threadPath(drawer.opened), staffGet, {
    // Of what is on its way out nobody tells.
    refreshInterval: (thread) => (thread?.entries.some(isOnItsWay) ? DELIVERY_MS : often.refreshInterval),
  });
  // It went into another one: that is read in its place, under its own address. What was kept of it may be of before.
  const asked = drawer.opened;
  const elsewhere = opened.data !== undefined && opened.data.id !== asked;
  const follow = useEffectEvent((id: string) => drawer.open(id));
  const keep = useEffectEvent((now: ThreadView) => void opened.mutate(now, { revalidate: false }));
  useEffect(() => {
    if (!elsewhere || !asked) return undefined;
    let left = false;
    // Past the cache: what a reading that another one overtook answers is what was kept before.
    const read = staffGet<ThreadView>(threadPath(asked));
    read.then(
      (now) => !left && (now.id === asked ? keep(now) : follow(now.id)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [elsewhere, asked]);
  const items = page.data?.items ?? [];
  return {
    address,
    drawer,
    live,
    page,
    items,
    counts: counts.data,
    opened,
    /** Whose words stand there: of one that went into another, the other's, before the address says so. */
    shown: opened.data?.id ?? drawer.opened,
    folder: folderOf(address.query),
    searched: wordsOf(address.query) !== '',
    selection: useSelection(items.map(({ id }) => id)),
    /** In the list, or open beside it. */
    known: (id: string) => (opened.data?.id === id ? opened.data : items.find((thread) => thread.id === id)),
  };
}

export type Mailbox = ReturnType<typeof useMailbox>;
