import { Module } from '@nestjs/common';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { createCatalogue } from '@pignon/infra/listings/catalogue/create-catalogue';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { createAccessCodes } from '@pignon/infra/off-market/create-access-codes';
import { createAccessRecords } from '@pignon/infra/off-market/create-access-records';
import { MikroOrmAccessRequests } from '@pignon/infra/off-market/mikro-orm-access-requests';
import { MikroOrmOffMarketClients } from '@pignon/infra/off-market/mikro-orm-off-market-clients';
import { ClosingNotices } from '@pignon/infra/sold/closing-notices';
import { provide } from '@pignon/infra/wiring/provide';
import { limit } from '../tools/limit';
import { ReceptionModule } from '../mailbox/reception.module';
import { AccessCodesController } from './access-codes.controller';
import { AccessEndings } from './access-endings';
import { AddressChecks, CHECKS } from './address-checks';
import { CodeGuesses, GUESSES_BY_ADDRESS, GUESSES_BY_PROPERTY } from './code-guesses';
import { AccessDecisions } from './decisions/access-decisions';
import { ApproveAccessHandler } from './decisions/approve-access.handler';
import { CloseAccessHandler } from './decisions/close-access.handler';
import { DeactivateClientHandler } from './decisions/deactivate-client.handler';
import { NotePassingOnHandler } from './decisions/note-passing-on.handler';
import { RefuseAccessHandler } from './decisions/refuse-access.handler';
import { RenewLinkHandler } from './decisions/renew-link.handler';
import { ResendLinkHandler } from './decisions/resend-link.handler';
import { RevokeAccessHandler } from './decisions/revoke-access.handler';
import { OffMarketClientsController } from './off-market-clients.controller';
import { OpenedFilesController } from './opened-files.controller';
import { RequestAccessHandler } from './request-access.handler';

const TEN_MINUTES = 600;

@Module({
  imports: [ReceptionModule],
  controllers: [OffMarketClientsController, AccessCodesController, OpenedFilesController],
  providers: [
    RequestAccessHandler,
    AccessDecisions,
    ApproveAccessHandler,
    CloseAccessHandler,
    DeactivateClientHandler,
    NotePassingOnHandler,
    RefuseAccessHandler,
    RenewLinkHandler,
    ResendLinkHandler,
    RevokeAccessHandler,
    CodeGuesses,
    AddressChecks,
    AccessEndings,
    { provide: OffMarketClients, useClass: MikroOrmOffMarketClients },
    { provide: AccessRequests, useClass: MikroOrmAccessRequests },
    { provide: ClosingNotices, useClass: ClosingNotices },
    provide(Catalogue, createCatalogue),
    provide(AccessRecords, createAccessRecords),
    provide(AccessCodes, createAccessCodes),
    limit(CHECKS, () => ({ name: 'off-market-check', points: 60, seconds: 60 })),
    limit(GUESSES_BY_ADDRESS, () => ({ name: 'access-code-address', points: 10, seconds: TEN_MINUTES })),
    limit(GUESSES_BY_PROPERTY, () => ({ name: 'access-code-property', points: 10, seconds: TEN_MINUTES })),
  ],
})
export class OffMarketModule {}
