import { Inject, Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { propertyShortcut, SITE_PAGES } from '@pignon/domain/pages/site-pages';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { AccessRecord } from '@pignon/infra/off-market/access-records';

/** From the configured address, whatever a request said of itself (security row 61). */
@Injectable()
export class AccessLinks {
  constructor(
    private readonly codes: AccessCodes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null unless the access is open: then the code that the record's hash is of. */
  secureLink({ id, state, edition, expiresAt, property }: AccessRecord, now = new Date()): string | null {
    if (state !== 'approved' || expiresAt === null || expiresAt <= now) return null;
    const path = property ? propertyShortcut(property.id) : SITE_PAGES.offMarket;
    return `${this.config.publicUrl}${path}?access=${this.codes.codeOf(id, edition)}`;
  }

  /** The same for a mail to the client, who is not written to once it is shut, or of a property that nobody may know of. */
  linkToMail(request: AccessRecord): string {
    const url = this.secureLink(request);
    if (!url) throw new Cancelled("L'accès n'est plus ouvert", 'CLOSED');
    if (request.property?.withdrawn) throw new Cancelled("Le bien n'est plus diffusé", 'CLOSED');
    return url;
  }

  /** The page asks for a session: the mail alone approves nothing. */
  decision({ id }: Pick<AccessRecord, 'id'>): string {
    return `${this.config.publicUrl}/admin/prospects?onglet=off-market&demande=${id}`;
  }

  get offMarket(): string {
    return `${this.config.publicUrl}${SITE_PAGES.offMarket}`;
  }
}
