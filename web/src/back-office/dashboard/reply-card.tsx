import { percentInTime, type ReplyRate, type ReplyRates } from '@pignon/domain/dashboard/reply-rates';
import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { Card } from './card';
import styles from './dashboard.module.css';
import { ReplyBadgeSwitch } from '../../staff/settings/reply-badge-switch';
import { FigureTable } from './figure-table';

const percent = (rate: ReplyRate): string => {
  const share = percentInTime(rate);
  return share === null ? '–' : `${share}\u00a0%`;
};

const cells = (name: string, rate: ReplyRate): [string, ...string[]] => [
  name,
  `${frenchNumber(rate.inTime)} sur ${frenchNumber(rate.due)}`,
  percent(rate),
];

/** D07. */
export const ReplyCard = ({ replies: { now, before, advisers, sources } }: { readonly replies: ReplyRates }) => (
  <Card
    title="Taux de réponse dans le délai"
    note="Réponses dues sur la période, première réponse à chaque demande. Les demandes indésirables, celles archivées sans réponse et celles qui n’attendent plus rien (bien parti, rendez-vous annulé ou passé) ne sont pas comptées."
  >
    <p className={styles.rate}>
      <strong>{percent(now)}</strong> <span>période précédente&nbsp;: {percent(before)}</span>
    </p>
    {now.due === 0 ? (
      <p className={styles.note}>Aucune réponse n’était due sur cette période.</p>
    ) : (
      <>
        <FigureTable
          caption="Taux de réponse, par conseiller"
          columns={['Conseiller', 'Dans le délai', 'Taux']}
          rows={advisers.map(({ name, ...rate }) => ({ key: name ?? '', cells: cells(name ?? 'Non attribué', rate) }))}
        />
        <FigureTable
          caption="Taux de réponse, par source"
          columns={['Source', 'Dans le délai', 'Taux']}
          rows={sources.map(({ source, ...rate }) => ({
            key: source,
            cells: cells(THREAD_SOURCE_LABELS[source], rate),
          }))}
        />
      </>
    )}
    <ReplyBadgeSwitch />
  </Card>
);
