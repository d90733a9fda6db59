import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { appointmentUrl } from '@pignon/infra/appointments/appointment-links';
import { type AppointmentRecord, AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';

/** What each fact of an appointment tells. */
export type Told = { readonly appointmentId: string; readonly sequence: string };

export interface ReadAppointment {
  readonly record: AppointmentRecord;
  /** Where its owner moves or cancels it. */
  readonly url: string;
}

@Injectable()
export class AppointmentReader {
  constructor(
    private readonly records: AppointmentRecords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * As it stands, if it is still what the fact told: what was moved or cancelled since has a fact of its own. `named`: only
   * what visitors may be told of its property.
   */
  async current({ appointmentId, sequence }: Told, named: boolean): Promise<ReadAppointment> {
    const record = await this.kept(appointmentId, named);
    if (record.sequence !== Number(sequence)) throw new Cancelled('Le rendez-vous a changé depuis', 'OUT_OF_DATE');
    return { record, url: appointmentUrl(this.config, appointmentId) };
  }

  /** As it stands, whatever became of it since. */
  latest({ appointmentId }: Told): Promise<AppointmentRecord> {
    return this.kept(appointmentId, false);
  }

  get site(): string {
    return this.config.publicUrl;
  }

  private async kept(id: string, named: boolean): Promise<AppointmentRecord> {
    const record = await this.records.byId(id, { named });
    if (!record) throw new Cancelled('Ce rendez-vous n’existe plus', 'GONE');
    return record;
  }
}
