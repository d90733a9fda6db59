import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { Listings } from '@pignon/domain/listings/listings';
import { createAgents } from '@pignon/infra/agents/create-agents';
import { createCatalogue } from '@pignon/infra/listings/create-catalogue';
import { createDerivation } from '@pignon/infra/listings/create-derivation';
import { Derivation } from '@pignon/infra/listings/derivation';
import { MikroOrmListings } from '@pignon/infra/listings/mikro-orm-listings';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { provide } from '@pignon/infra/wiring/provide';
import { CatalogueController } from './catalogue.controller';
import { PropertyController } from './property.controller';
import { CreatePropertyHandler, RemovePropertyHandler, UpdatePropertyHandler } from './save-property.handlers';

@Module({
  controllers: [CatalogueController, PropertyController],
  providers: [
    CreatePropertyHandler,
    UpdatePropertyHandler,
    RemovePropertyHandler,
    provide(Agents, createAgents),
    provide(Catalogue, createCatalogue),
    provide(Listings, ({ pool }) => new MikroOrmListings(pool)),
    provide(StaffListings, ({ pool }) => new StaffListings(pool)),
    provide(Derivation, createDerivation),
  ],
  exports: [Catalogue],
})
export class ListingsModule {}
