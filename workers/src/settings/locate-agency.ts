import { Injectable } from '@nestjs/common';
import { Geocoder } from '@pignon/domain/geography/geocoder';
import { AgencyPlace, agencyLine } from '@pignon/infra/settings/agency-place';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** M34: asks once where the agency lies; what the geocoder keeps is read with the settings. */
@Injectable()
export class LocateAgency implements Processor<{ readonly address: string }> {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly place: AgencyPlace,
  ) {}

  async perform({ payload: { address } }: Effect<{ readonly address: string }>): Promise<Done> {
    if (await this.geocoder.find(agencyLine(address))) await this.place.found();
    return {};
  }
}
