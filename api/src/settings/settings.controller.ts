import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { AdminOnly, Public } from '../http/audience';
import type { Request } from '../http/request';
import { SettingsDto } from './settings.dto';

@ApiTags('settings')
@Controller('api/app-settings')
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  @Public()
  @Get()
  read(): Promise<AppSettings> {
    return this.settings.read();
  }

  @AdminOnly()
  @Put()
  async write(@Body() body: SettingsDto, @Req() request: Request): Promise<AppSettings> {
    const before = await this.settings.read();
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given } as AppSettings;
    await this.settings.write(after);
    await this.audit.write({
      accountId: request.account?.id ?? null,
      action: 'settings.write',
      detail: { fields: Object.keys(given) },
      requestId: request.id,
    });
    return after;
  }
}
