import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import { REQUEST_SOURCE_LABELS } from '@pignon/domain/dashboard/request-source';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { Card } from './card';
import { change } from './words/change';
import { FigureTable } from './figure-table';

interface RequestsCardProps extends Pick<Dashboard, 'days'> {
  readonly requests: NonNullable<Dashboard['requests']>;
}

export const RequestsCard = ({ requests, days }: RequestsCardProps) => (
  <Card title="Demandes reçues" note="Aujourd’hui compris. Les demandes indésirables ne sont pas comptées.">
    <FigureTable
      caption="Demandes reçues, par source"
      columns={['Source', `${days} jours`, `${days} précédents`, 'Écart']}
      rows={requests.map(({ source, count }) => ({
        key: source,
        cells: [REQUEST_SOURCE_LABELS[source], frenchNumber(count.now), frenchNumber(count.before), change(count)],
      }))}
    />
  </Card>
);
