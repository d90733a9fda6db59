import { Inject, Injectable } from '@nestjs/common';
import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import { LeadProperties, type LeadProperty } from '@pignon/infra/contact/lead-properties';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';

export interface Lead {
  readonly details: ContactDetails;
  readonly property: LeadProperty | null;
  /** Of the property's page. */
  readonly url: string | null;
}

/** A stored message with the property that it is about. */
@Injectable()
export class LeadReader {
  constructor(
    private readonly messages: ContactRecords,
    private readonly properties: LeadProperties,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async byId(messageId: string): Promise<Lead> {
    const details = await this.messages.byId(messageId);
    const property = await this.properties.byId(details.propertyId);
    return { details, property, url: property && `${this.config.publicUrl}${property.path}` };
  }
}
