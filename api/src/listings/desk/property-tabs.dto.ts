import type { Period } from '@pignon/domain/dashboard/period';
import { Page } from '../../http/input/page';
import { PeriodDays } from '../../http/input/period';

export class RequestsQuery {
  @Page()
  page?: number;
}

export class AudienceQuery {
  @PeriodDays()
  days?: Period;
}
