import { Module } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { Listings } from '@pignon/domain/listings/listings';
import { PgAgents } from '@pignon/infra/agents/pg-agents';
import type { Config } from '@pignon/infra/config/config';
import { derivation, Derivation } from '@pignon/infra/listings/derivation';
import { MikroOrmListings } from '@pignon/infra/listings/mikro-orm-listings';
import { PgCatalogue } from '@pignon/infra/listings/pg-catalogue';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { CatalogueController } from './catalogue.controller';
import { PropertyController } from './property.controller';
import { CreatePropertyHandler, RemovePropertyHandler, UpdatePropertyHandler } from './save-property.handlers';

@Module({
  controllers: [CatalogueController, PropertyController],
  providers: [
    CreatePropertyHandler,
    UpdatePropertyHandler,
    RemovePropertyHandler,
    { provide: Agents, useFactory: (pool: Pool) => new PgAgents(pool), inject: [Pool] },
    { provide: Catalogue, useFactory: (pool: Pool) => new PgCatalogue(pool), inject: [Pool] },
    { provide: Listings, useFactory: (pool: Pool) => new MikroOrmListings(pool), inject: [Pool] },
    { provide: StaffListings, useFactory: (pool: Pool) => new StaffListings(pool), inject: [Pool] },
    {
      provide: Derivation,
      useFactory: (pool: Pool, { geoKey }: Config) => derivation(pool, geoKey),
      inject: [Pool, CONFIG],
    },
  ],
  exports: [Catalogue],
})
export class ListingsModule {}
