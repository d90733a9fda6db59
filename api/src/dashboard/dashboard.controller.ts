import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { mayCall, type Right } from '@pignon/domain/accounts/rights';
import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import { comparedPeriod } from '@pignon/domain/dashboard/period';
import { Clock } from '@pignon/domain/shared/clock';
import { PgDashboard } from '@pignon/infra/dashboard/pg-dashboard';
import { StaffWith } from '../http/access/audience';
import type { Request } from '../http/request';
import { DashboardQuery } from './dashboard.dto';

/** What is to be done now, and how the house does (E01). */
@ApiTags('dashboard')
@StaffWith('dashboard')
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: PgDashboard,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  read(@Query() { days = 30 }: DashboardQuery, @Req() { account }: Request): Promise<Dashboard> {
    const sees = (right: Right): boolean => account !== undefined && mayCall(account.role, right);
    return this.dashboard.read(comparedPeriod(days, this.clock.now()), sees);
  }
}
