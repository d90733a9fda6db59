import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { Revisions } from '@pignon/domain/listings/property/revisions';
import { Listings } from '@pignon/domain/listings/property/listings';
import { createAgents } from '@pignon/infra/agents/create-agents';
import { createCatalogue } from '@pignon/infra/listings/catalogue/create-catalogue';
import { createDerivation } from '@pignon/infra/listings/create-derivation';
import { Derivation } from '@pignon/infra/listings/derivation';
import { DiffusionReading } from '@pignon/infra/imports/export/diffusion-reading';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { MikroOrmListings } from '@pignon/infra/listings/mikro-orm-listings';
import { PgRevisions } from '@pignon/infra/listings/revisions/pg-revisions';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { PropertyRequests } from '@pignon/infra/mailbox/property-requests';
import { HeldPhotos } from '@pignon/infra/media/photos/held-photos';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { PropertyAudiences } from '@pignon/infra/visits/property-audiences';
import { provide } from '@pignon/infra/wiring/provide';
import { CatalogueController } from './catalogue.controller';
import { PropertyDeskController } from './desk/property-desk.controller';
import { PropertyTabsController } from './desk/property-tabs.controller';
import { RevisionsController } from './desk/revisions.controller';
import { DuplicatePropertyHandler } from './duplicate-property.handler';
import { PropertyController } from './property.controller';
import { PublishPropertyHandler, RestorePropertyHandler, UnpublishPropertyHandler } from './publication.handlers';
import { RestorableFields } from './restorable-fields';
import { RestoreRevisionHandler } from './restore-revision.handler';
import { CreatePropertyHandler, RemovePropertyHandler, UpdatePropertyHandler } from './save-property.handlers';

@Module({
  controllers: [
    CatalogueController,
    PropertyController,
    PropertyDeskController,
    PropertyTabsController,
    RevisionsController,
  ],
  providers: [
    CreatePropertyHandler,
    UpdatePropertyHandler,
    RemovePropertyHandler,
    PublishPropertyHandler,
    UnpublishPropertyHandler,
    RestorePropertyHandler,
    DuplicatePropertyHandler,
    RestorableFields,
    RestoreRevisionHandler,
    provide(Agents, createAgents),
    provide(Catalogue, createCatalogue),
    provide(Listings, ({ pool }) => new MikroOrmListings(pool)),
    provide(PgRevisions, ({ pool }) => new PgRevisions(pool)),
    { provide: Revisions, useExisting: PgRevisions },
    provide(StaffListings, ({ pool }) => new StaffListings(pool)),
    provide(Derivation, createDerivation),
    provide(HeldPhotos, () => new HeldPhotos()),
    provide(PropertyRequests, ({ pool }) => new PropertyRequests(pool)),
    provide(PropertyAudiences, ({ pool }) => new PropertyAudiences(pool)),
    provide(
      DiffusionReading,
      (tools) => new DiffusionReading(tools.pool, createSettings(tools), tools.config.publicUrl),
    ),
    provide(PropertyDesk, (tools) => new PropertyDesk(tools.pool, createSettings(tools))),
  ],
  exports: [Catalogue],
})
export class ListingsModule {}
