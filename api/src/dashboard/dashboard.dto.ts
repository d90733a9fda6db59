import type { Period } from '@pignon/domain/dashboard/period';
import { PeriodDays } from '../http/input/period';

export class DashboardQuery {
  @PeriodDays()
  days?: Period;
}
