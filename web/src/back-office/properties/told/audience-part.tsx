import type { Period } from '@pignon/domain/dashboard/period';
import type { PropertyAudience } from '@pignon/domain/dashboard/property-audience';
import { useState } from 'react';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { PeriodChoice } from '../../../staff/list/period-choice';
import { staffGet } from '../../../staff/staff-get';
import { AudienceDays } from './audience-days';
import { AudienceTotals } from './audience-totals';
import styles from './told.module.css';

/** E04, Statistiques: how often this property is looked at and asked about. */
export default function AudiencePart({ id }: { readonly id: number }) {
  const [period, setPeriod] = useState<Period>(30);
  const { data, error, mutate } = useSWR<PropertyAudience, unknown>(
    `/api/admin/properties/${id}/audience?days=${period}`,
    staffGet,
    { keepPreviousData: true },
  );
  return (
    <>
      <PeriodChoice period={period} onChoose={setPeriod} />
      <p className={styles.muted}>
        Mesure interne, sans cookie ni donnée personnelle, robots exclus. Un contact est une demande reçue sur ce bien ;
        les rendez-vous sont comptés à part, le jour où ils sont pris, les fiches PDF à chaque téléchargement.
      </p>
      <ReadStates
        loading="Chargement des statistiques..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && <AudienceTotals audience={data} />}
      {data && <AudienceDays days={data.each} />}
    </>
  );
}
