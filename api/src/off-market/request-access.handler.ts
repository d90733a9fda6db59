import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { AccessRequest } from '@pignon/domain/off-market/access-request';
import { OffMarketClient, wordsOrNull } from '@pignon/domain/off-market/off-market-client';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { ACCESS_SUBJECT } from '@pignon/domain/mailbox/requests/access-subject';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { InvalidBody } from '../http/refusals/errors';
import { type Registered, RequestAccess } from './request-access.command';

const RECEIVED: Registered = {
  success: true,
  message: 'Votre demande est enregistrée. Notre équipe vous répond par e-mail dès qu’elle l’a étudiée.',
};

@CommandHandler(RequestAccess)
export class RequestAccessHandler implements ICommandHandler<RequestAccess> {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly clients: OffMarketClients,
    private readonly requests: AccessRequests,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ email, words, propertyId, sender, consent }: RequestAccess): Promise<Registered> {
    if (propertyId !== null && !(await this.isOffMarket(propertyId)))
      throw new InvalidBody({ propertyId: 'Ce bien n’est plus proposé en off-market' });
    const at = this.clock.now();
    const known = await this.clients.byEmail(normaliseEmail(email));
    const client = known ?? OffMarketClient.register(uuidV7(), email, at);
    if (!known) this.clients.add(client);
    const speaksForClient = !sender.quarantined && (sender.proven || !known);
    if (speaksForClient) client.keep(words);
    const said = speaksForClient ? null : wordsOrNull(words);
    const asked = (await this.requests.of(client.id)).find((request) => request.propertyId === propertyId);
    const wish = { clientId: client.id, propertyId, said, consent };
    const request = asked ?? AccessRequest.make(uuidV7(), wish, at, sender);
    const heard = {
      source: 'access',
      sourceId: request.id,
      subject: ACCESS_SUBJECT,
      email,
      // Whoever types an address of ours renames nobody: what they said stands in their request.
      name: (speaksForClient && words.name) || client.name || email,
      phone: (speaksForClient && words.phone) || client.phone,
      propertyId,
      quarantined: sender.quarantined,
    } as const;
    if (asked) {
      asked.askAgain(at, { ...sender, said, consent });
      if (!sender.quarantined) await this.reception.hear(heard);
    } else {
      this.requests.add(request);
      await this.reception.open(heard);
    }
    return RECEIVED;
  }

  private async isOffMarket(id: number): Promise<boolean> {
    const page = await this.catalogue.page(id);
    return page !== null && 'found' in page && 'offMarket' in page.found;
  }
}
