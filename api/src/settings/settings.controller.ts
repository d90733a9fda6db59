import { Body, Controller, Get, Inject, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { REPLY_BADGE } from '@pignon/domain/promises/reply-badge';
import { type AppSettings, Settings, type ShownSettings } from '@pignon/domain/settings/app-settings';
import { EarnedBadge } from '@pignon/infra/dashboard/earned-badge';
import { AgencyPlace } from '@pignon/infra/settings/agency-place';
import { StaffSettings } from '@pignon/infra/settings/staff-settings';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { changeEntry } from '../http/access/audit-entry';
import { Public, StaffWith } from '../http/access/audience';
import { Cached } from '../http/cache/public-cache.decorator';
import type { Request } from '../http/request';
import { givenOf } from './given-settings';
import { SettingsDto } from './settings.dto';

@ApiTags('settings')
@Controller('api/app-settings')
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly staff: StaffSettings,
    private readonly place: AgencyPlace,
    private readonly badge: EarnedBadge,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Cached()
  @Get()
  async read(): Promise<ShownSettings> {
    return this.shown(await this.settings.read());
  }

  @StaffWith('settings')
  @Put()
  async write(@Body() body: SettingsDto, @Req() request: Request): Promise<ShownSettings> {
    const given = givenOf(body);
    await this.staff.change(given, null, changeEntry(request, 'settings.write', given));
    return this.shown(await this.settings.read());
  }

  private async shown(settings: AppSettings): Promise<ShownSettings> {
    const { map, media, publicUrl, calendars } = this.config;
    return {
      ...settings,
      display: {
        mapTiles: map.tiles === 'none' ? null : map.tiles,
        imageCdn: media.cdnTemplate || null,
        origin: publicUrl,
        calendars,
        ...(settings.replyBadge && (await this.badge.now()) && { replyBadge: REPLY_BADGE }),
        agencyAt: await this.place.of(settings.agency.address),
      },
    };
  }
}
