import { Injectable } from '@nestjs/common';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { PgAudience } from '@pignon/infra/visits/pg-audience';
import { StaffSession } from '../http/access/staff-session';
import { clientAddress } from '../http/intake/client-address';
import type { Request } from '../http/request';
import { isCounted } from '../visits/counted';

/** How often a sheet was downloaded; the house itself does not count. */
@Injectable()
export class SheetDownloads {
  constructor(
    private readonly audience: PgAudience,
    private readonly limit: FleetingLimit,
    private readonly staff: StaffSession,
  ) {}

  async count(request: Request, propertyId: number): Promise<void> {
    if (!isCounted(request) || (await this.staff.with('house', request))) return;
    if (await this.limit.allows(clientAddress(request))) await this.audience.countSheet(propertyId);
  }
}
