import { nextTriennialBreak } from '@pignon/domain/listings/display/lease-dates';
import { RENT_INDEXES } from '@pignon/domain/listings/said-choices';
import { useState } from 'react';
import { ChoiceField, LineField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import { readDate } from '../parts/date-field';
import { Figures } from '../parts/figures';
import { Reading } from '../parts/reading';
import type { TabProps } from '../property-form-state';

const LENGTHS = ['3/6/9', '9 ans', '10 ans', '12 ans'] as const;
const WRITTEN = 'JJ/MM/AAAA ou MM/AAAA';

export function LeaseTab({ form: { field, base }, values, fields }: TabProps) {
  const [today] = useState(() => new Date());
  const stored = base.values.leaseLength;
  return (
    <>
      <ChoiceField
        {...field('occupancyStatus')}
        options={[
          ['vacant', 'Libre'],
          ['occupied', 'Occupé'],
        ]}
      />
      {fields.occupancyStatus === 'occupied' && (
        <div className={styles.pair}>
          <LineField {...field('tenantActivity')} autoComplete="off" optional />
          <LineField {...field('tenantSign')} autoComplete="off" optional />
        </div>
      )}
      <div className={styles.pair}>
        <Reading text={readDate(values.leaseStartDate)}>
          <LineField {...field('leaseStartDate')} placeholder={WRITTEN} autoComplete="off" optional />
        </Reading>
        <Reading text={readDate(values.leaseEndDate)}>
          <LineField {...field('leaseEndDate')} placeholder={WRITTEN} autoComplete="off" optional />
        </Reading>
        <ChoiceField
          {...field('leaseLength')}
          options={[
            ['', 'Non précisée'],
            ...[...new Set([...LENGTHS, stored])].filter(Boolean).map((one) => [one, one] as const),
          ]}
        />
        <ChoiceField
          {...field('rentIndex')}
          options={[['', 'Non précisé'], ...RENT_INDEXES.map((one) => [one, one] as const)]}
        />
        <Reading text={readDate(values.rentRevisedAt)}>
          <LineField {...field('rentRevisedAt')} placeholder={WRITTEN} autoComplete="off" optional />
        </Reading>
      </div>
      <Figures
        figures={[
          {
            label: 'Prochaine échéance triennale',
            value: nextTriennialBreak(values.leaseStartDate, values.leaseEndDate, today),
          },
        ]}
      />
      <LineField {...field('leasePurpose')} autoComplete="off" optional />
      <LineField {...field('pedestrianTraffic')} autoComplete="off" optional />
    </>
  );
}
