import { SITE_PAGES } from '@pignon/domain/pages/site-pages';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import type { FormStep } from '@pignon/domain/visits/visit-events';
import { paths } from '../../site/paths';
import { pageLabel, STEP_LABELS } from './audience-labels';
import styles from './audience-page.module.css';
import { BarTable } from './bar-table';
import { DayBars } from './day-bars';
import { VitalsTable } from './vitals-table';

export function AudienceTables({ report }: { readonly report: AudienceReport }) {
  const total = report.days.reduce((sum, { views }) => sum + views, 0);
  if (total === 0) return <p className={styles.nothing}>Aucune visite comptée sur cette période.</p>;
  const views = (wanted: string) => report.pages.find(({ page }) => page === wanted)?.views ?? 0;
  const reached = (wanted: FormStep) => report.steps.find(({ step }) => step === wanted)?.count ?? 0;
  return (
    <>
      <section className={styles.card}>
        <h2>{frenchNumber(total)} pages vues</h2>
        <DayBars days={report.days} />
      </section>
      <div className={styles.tables}>
        <BarTable
          title="Pages"
          columns={['Page', 'Vues']}
          rows={report.pages.map(({ page, views: count }) => ({ key: page, label: pageLabel(page), count }))}
          empty="Aucune page vue."
        />
        <BarTable
          title="Biens les plus vus"
          columns={['Bien', 'Vues']}
          rows={report.properties.map(({ id, title, views: count }) => ({
            key: id,
            label: <a href={`${paths.property}/${id}`}>{title}</a>,
            count,
          }))}
          empty="Aucun bien consulté."
        />
        <BarTable
          title="Estimation : de la vue à l’envoi"
          columns={['Étape', 'Visites']}
          rows={[
            { key: 'vue', label: 'Page vue', count: views(SITE_PAGES.estimation) },
            ...(['estimation-bien', 'estimation-envoyee'] as const).map((step) => ({
              key: step,
              label: STEP_LABELS[step],
              count: reached(step),
            })),
          ]}
          empty=""
        />
        <BarTable
          title="Contact : de la vue à l’envoi"
          columns={['Étape', 'Visites']}
          rows={[
            { key: 'vue', label: 'Page vue', count: views(SITE_PAGES.contact) },
            { key: 'envoye', label: STEP_LABELS['contact-envoye'], count: reached('contact-envoye') },
          ]}
          empty=""
        />
        <VitalsTable vitals={report.vitals} />
      </div>
    </>
  );
}
