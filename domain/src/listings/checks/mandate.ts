import { dayOf } from '../dates/calendar-date';
import { leaseDateLabel } from '../display/lease-dates';
import { INTERNAL_NOTICE } from '../staff-property';
import { type Checked, isUnsaid, missing, type Policy, unreadable } from './check';

const isMandated = ({ mandat }: Checked): boolean => mandat !== 'sans_mandat';

/** Loi Hoguet, art. 6 and décret 72-678, art. 72: no offer without a written mandate, which bears a number of the register. */
export const MANDATE_POLICIES: readonly Policy[] = [
  {
    id: 'owner-authorisation',
    level: 'blocking',
    tab: 'essentiel',
    asked: (property) => !isMandated(property),
    well: 'L’autorisation écrite du propriétaire est confirmée.',
    // F46
    fault: missing(({ ownerAuthorised }) => !ownerAuthorised, INTERNAL_NOTICE),
  },
  {
    id: 'mandate-number',
    level: 'blocking',
    tab: 'essentiel',
    asked: isMandated,
    well: 'Le numéro de mandat est indiqué.',
    fault: missing(({ mandateNumber }) => isUnsaid(mandateNumber), 'Indiquez le numéro du mandat.'),
  },
  {
    id: 'mandate-date',
    level: 'blocking',
    tab: 'essentiel',
    asked: isMandated,
    well: 'La date du mandat est indiquée.',
    fault: mandateDateFault,
  },
  {
    id: 'mandate-begun',
    level: 'warning',
    tab: 'essentiel',
    asked: (property) => isMandated(property) && dayOf(property.mandateDate, 'first') !== null,
    well: 'Le mandat a commencé.',
    fault: ({ mandateDate, today }) => {
      const day = dayOf(mandateDate, 'first') ?? '';
      return day > today ? `Le mandat ne commence que le ${leaseDateLabel(day)}.` : null;
    },
  },
  // The one that blocks and depends on the day: property-desk asks it of the database.
  {
    id: 'mandate-running',
    level: 'blocking',
    tab: 'essentiel',
    asked: isMandated,
    well: 'Le mandat court.',
    fault: ({ mandateEndDate, today }) => {
      const end = dayOf(mandateEndDate, 'last');
      return end !== null && end < today ? `Le mandat a expiré le ${leaseDateLabel(end)}.` : null;
    },
  },
  {
    id: 'mandate-end',
    level: 'warning',
    tab: 'essentiel',
    asked: isMandated,
    well: 'L’échéance du mandat est indiquée.',
    fault: ({ mandateEndDate }) => {
      if (isUnsaid(mandateEndDate)) return 'Indiquez l’échéance du mandat\u00a0: son expiration pourra être rappelée.';
      return dayOf(mandateEndDate, 'last') === null ? unreadable('L’échéance du mandat', mandateEndDate) : null;
    },
  },
];

function mandateDateFault({ mandateDate }: Checked): string | null {
  if (isUnsaid(mandateDate)) return 'Indiquez la date du mandat.';
  return dayOf(mandateDate, 'first') === null ? unreadable('La date du mandat', mandateDate) : null;
}
