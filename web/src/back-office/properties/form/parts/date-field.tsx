import { leaseDateLabel } from '@pignon/domain/listings/display/lease-dates';
import { type ComponentProps, useState } from 'react';
import { LineField } from '../../../../staff/form/fields';
import { Reading } from './reading';

type DateFieldProps = ComponentProps<typeof LineField> & { readonly typed: string };

const IS_DAY = /^(\d{4}-\d{2}-\d{2})?$/;

/** A day from a calendar; what was stored as other words stays a text, with what is read of it. */
export function DateField({ typed, ...field }: DateFieldProps) {
  const [isDay] = useState(IS_DAY.test(typed));
  if (isDay) return <LineField {...field} type="date" />;
  return (
    <Reading text={readDate(typed)}>
      <LineField {...field} autoComplete="off" />
    </Reading>
  );
}

/** '09/2027' → 'lu : septembre 2027'; of what is no date nothing. */
export const readDate = (typed: string): string | null => {
  const label = leaseDateLabel(typed);
  return label && label !== typed.trim() ? `lu\u00a0: ${label}` : null;
};
