import { dayOf } from '../dates/calendar-date';
import { isUnsaid, missing, type Policy, unreadable } from './check';

export const LEASE_POLICIES: readonly Policy[] = [
  {
    id: 'tenant',
    level: 'warning',
    tab: 'occupation',
    asked: ({ occupancyStatus }) => occupancyStatus === 'occupied',
    well: 'L’activité du locataire est indiquée.',
    fault: missing(({ tenantActivity }) => isUnsaid(tenantActivity), 'Indiquez l’activité du locataire en place.'),
  },
  {
    id: 'lease-end',
    level: 'warning',
    tab: 'occupation',
    asked: ({ occupancyStatus, leaseEndDate }) => occupancyStatus === 'occupied' || !isUnsaid(leaseEndDate),
    well: 'L’échéance du bail est indiquée.',
    fault: ({ leaseEndDate }) => {
      if (isUnsaid(leaseEndDate)) return 'Indiquez l’échéance du bail en cours.';
      return dayOf(leaseEndDate, 'last') === null ? unreadable('L’échéance du bail', leaseEndDate) : null;
    },
  },
  {
    id: 'lease-order',
    level: 'warning',
    tab: 'occupation',
    asked: ({ leaseStartDate, leaseEndDate }) =>
      dayOf(leaseStartDate, 'first') !== null && dayOf(leaseEndDate, 'last') !== null,
    well: 'Le bail finit après son début.',
    fault: missing(
      ({ leaseStartDate, leaseEndDate }) =>
        (dayOf(leaseStartDate, 'first') ?? '') >= (dayOf(leaseEndDate, 'last') ?? ''),
      'Le bail finit avant d’avoir commencé.',
    ),
  },
];
