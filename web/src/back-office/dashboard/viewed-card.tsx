import type { Dashboard, ViewedProperty } from '@pignon/domain/dashboard/dashboard';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { Link } from 'wouter';
import { paths } from '../../site/paths';
import { Card } from './card';
import { change } from './words/change';
import styles from './dashboard.module.css';
import { FigureTable } from './figure-table';

interface ViewedCardProps extends Pick<Dashboard, 'days'> {
  readonly viewed: readonly ViewedProperty[];
}

export const ViewedCard = ({ viewed, days }: ViewedCardProps) => (
  <Card title="Biens les plus vus" note="Mesure interne, sans cookie.">
    {viewed.length === 0 ? (
      <p className={styles.note}>Aucun bien consulté.</p>
    ) : (
      <FigureTable
        caption="Vues par bien"
        columns={['Bien', `${days} jours`, 'Écart']}
        rows={viewed.map(({ id, title, views }) => ({
          key: id,
          cells: [
            <Link key={id} href={`${paths.adminProperties}/edit/${id}`}>
              {title}
            </Link>,
            frenchNumber(views.now),
            change(views),
          ],
        }))}
      />
    )}
  </Card>
);
