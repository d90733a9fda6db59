import { blockingFaults } from '@pignon/domain/listings/checks/checks';
import { isGated } from '@pignon/domain/listings/property-fields';
import type { ComponentType } from 'react';
import type { TabMark } from '../../../staff/tabs/tab-strip';
import type { TabProps } from './property-form-state';
import { AccessTab } from './tabs/access-tab';
import { ChecksTab } from './tabs/checks-tab';
import { DocumentsPart } from './tabs/documents-part';
import { HistoryTab } from './tabs/history-tab';
import { MatchesTab } from './tabs/matches-tab';
import { AudienceTab, DiffusionTab, RequestsTab } from './tabs/told-tabs';

interface ExtraTab {
  readonly id: string;
  readonly label: string;
  /** Absent: always. */
  readonly asked?: (props: Pick<TabProps, 'property'>) => boolean;
  readonly mark?: (props: Pick<TabProps, 'checks'>) => TabMark;
  readonly Tab: ComponentType<TabProps>;
}

/** Beside the fields: what is told of the property. */
export const EXTRA_TABS: readonly ExtraTab[] = [
  { id: 'documents', label: 'Documents', Tab: DocumentsPart },
  {
    id: 'controles',
    label: 'Contrôles',
    mark: ({ checks }) => (blockingFaults(checks).length > 0 ? 'open' : 'complete'),
    Tab: ChecksTab,
  },
  { id: 'historique', label: 'Historique', asked: ({ property }) => property !== null, Tab: HistoryTab },
  { id: 'demandes', label: 'Demandes', asked: ({ property }) => property !== null, Tab: RequestsTab },
  { id: 'diffusion', label: 'Diffusion', asked: ({ property }) => property !== null, Tab: DiffusionTab },
  { id: 'statistiques', label: 'Statistiques', asked: ({ property }) => property !== null, Tab: AudienceTab },
  { id: 'correspondances', label: 'Correspondances', asked: ({ property }) => property !== null, Tab: MatchesTab },
  {
    id: 'acces',
    label: 'Accès off-market',
    asked: ({ property }) => property !== null && isGated(property.mandat),
    Tab: AccessTab,
  },
];
