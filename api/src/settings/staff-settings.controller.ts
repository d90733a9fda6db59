import { Body, Controller, Get, Header, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SettingsDesk } from '@pignon/domain/settings/settings-desk';
import { StaffSettings } from '@pignon/infra/settings/staff-settings';
import { StaffWith } from '../http/access/audience';
import { changeEntry } from '../http/access/audit-entry';
import { ChangedMeanwhile } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { SettingsChangesDto } from './settings.dto';
import { givenOf } from './given-settings';

/** E13: the agency's settings, with what they were and who changed them. */
@ApiTags('settings')
@StaffWith('settings')
@Controller('api/admin/settings')
export class StaffSettingsController {
  constructor(private readonly staff: StaffSettings) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  desk(): Promise<SettingsDesk> {
    return this.staff.desk();
  }

  /** Nobody writes over a change that they have not read. */
  @Put()
  async change(
    @Body() { version = null, ...body }: SettingsChangesDto,
    @Req() request: Request,
  ): Promise<SettingsDesk> {
    const given = givenOf(body);
    const outcome = await this.staff.change(given, version, changeEntry(request, 'settings.write', given));
    if ('changed' in outcome) throw new ChangedMeanwhile('Ce réglage', outcome.changed);
    return this.staff.desk();
  }
}
