import type { ThreadState } from '@pignon/domain/mailbox/thread-state';
import type { RefObject } from 'react';
import { Pager } from '../../staff/list/pager';
import { ReadList } from '../../staff/list/read-list';
import { StaffButton } from '../../staff/staff-button';
import { BulkBar } from '../../staff/table/bulk-bar';
import type { ThreadChange } from './desk/thread-change';
import type { ThreadChanges } from './desk/use-thread-changes';
import { ListTools } from './list/list-tools';
import { ThreadList } from './list/thread-list';
import type { Mailbox } from './use-mailbox';

interface ListPaneProps {
  readonly mailbox: Mailbox;
  readonly changes: ThreadChanges;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: ThreadChange) => void;
  readonly onAsk: (question: 'agent' | 'state') => void;
}

export function ListPane({ mailbox, changes, searchBox, onChange, onAsk }: ListPaneProps) {
  const { address, page, items, selection, drawer, live, folder, searched } = mailbox;
  const button = (label: string, press: () => void) => <StaffButton onClick={press}>{label}</StaffButton>;
  const move = (label: string, state: ThreadState) => button(label, () => onChange({ state }));
  return (
    <>
      <ListTools address={address} searchBox={searchBox} />
      <BulkBar selection={selection} results={changes.results} onRead={changes.clear}>
        {move('Archiver', 'archived')}
        {button('Attribuer', () => onAsk('agent'))}
        {button('Statut', () => onAsk('state'))}
        {button('Marquer non lu', () => onChange({ unread: true }))}
        {button('Marquer comme lu', () => onChange({ unread: false }))}
        {move('Indésirable', 'spam')}
      </BulkBar>
      <ReadList
        reading={{
          loading: 'Chargement des conversations...',
          loaded: page.data !== undefined,
          error: page.error,
          onRetry: () => void page.mutate(),
        }}
        empty={{
          filtered: searched,
          none: folder === 'new' ? 'Boîte vide. Les demandes du site arrivent ici.' : 'Aucune conversation ici.',
          noneLeft: 'Aucune conversation ne correspond à cette recherche.',
          onReset: () => address.filter({ texte: null }),
        }}
        count={items.length}
      >
        <ThreadList
          threads={items}
          selection={selection}
          opened={drawer.opened}
          writers={live.writers}
          onOpen={drawer.open}
        />
      </ReadList>
      <Pager label="Pages des conversations" total={page.data?.total ?? 0} address={address} />
    </>
  );
}
