import { Global, Module, type Provider } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { Automation } from '@pignon/domain/estimations/automation';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { Crm } from '@pignon/domain/prospects/crm';
import { Geocoder } from '@pignon/domain/geography/geocoder';
import { ProspectBook, Prospects } from '@pignon/domain/prospects/prospect';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Mailer } from '@pignon/domain/shared/mailer';
import { PgAgents } from '@pignon/infra/agents/pg-agents';
import type { Config } from '@pignon/infra/config/config';
import { ApplicationRecords } from '@pignon/infra/careers/application-records';
import { ContactRecords } from '@pignon/infra/contact/contact-records';
import { Quarantine } from '@pignon/infra/quarantine/quarantine';
import { LeadProperties } from '@pignon/infra/contact/lead-properties';
import { PipedriveCrm } from '@pignon/infra/crm/pipedrive-crm';
import { DatabaseClock } from '@pignon/infra/database/database-clock';
import { createPool } from '@pignon/infra/database/pool';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import { SignedAutomation } from '@pignon/infra/estimations/signed-automation';
import { NominatimGeocoder } from '@pignon/infra/geography/nominatim-geocoder';
import { HttpCaller } from '@pignon/infra/http/http-caller';
import { Pace } from '@pignon/infra/http/pace';
import { geoDigest } from '@pignon/infra/listings/derivation';
import { PropertyPoints } from '@pignon/infra/listings/property-points';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { HmacAccessCodes } from '@pignon/infra/off-market/hmac-access-codes';
import { PgCatalogue } from '@pignon/infra/listings/pg-catalogue';
import { LoosePhotos } from '@pignon/infra/media/loose-photos';
import { MediaStore } from '@pignon/infra/media/media-store';
import { NodemailerMailer } from '@pignon/infra/mail/nodemailer-mailer';
import { VisitorMailAllowance } from '@pignon/infra/mail/visitor-mail-allowance';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { PgProspects } from '@pignon/infra/prospects/pg-prospects';
import { AgencyPlace } from '@pignon/infra/settings/agency-place';
import { RecentSettings } from '@pignon/infra/settings/recent-settings';
import { PgSettings } from '@pignon/infra/settings/pg-settings';
import { PgInternalListings } from '@pignon/infra/listings/pg-internal-listings';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { DrawingThread } from '@pignon/infra/sheets/drawing-thread';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { Pool } from 'pg';
import { CloseConnections } from './close-connections';
import { CONFIG } from './config.token';

const HTTP_TIMEOUT_MS = 15_000;
const SMTP_TIMEOUT_MS = 20_000;

const provide = <Value>(token: Function, make: (pool: Pool, config: Config) => Value): Provider => ({
  provide: token as never,
  useFactory: make,
  inject: [Pool, CONFIG],
});

/** The one place of this room that knows both port and adapter. */
@Global()
@Module({
  providers: [
    CloseConnections,
    {
      provide: Pool,
      useFactory: ({ database }: Config) => createPool(database.url, database.pool),
      inject: [CONFIG],
    },
    provide(EstimationRecords, (pool) => new EstimationRecords(pool)),
    provide(ContactRecords, (pool) => new ContactRecords(pool)),
    provide(ApplicationRecords, (pool) => new ApplicationRecords(pool)),
    provide(Quarantine, (pool) => new Quarantine(pool)),
    provide(LeadProperties, (pool) => new LeadProperties(pool)),
    provide(ProspectBook, (pool) => new PgProspectBook(pool)),
    provide(AccessRecords, (pool) => new AccessRecords(pool)),
    provide(AccessCodes, (_, { secretKey }) => new HmacAccessCodes(secretKey)),
    provide(MediaStore, (_, { media }) => new MediaStore(media.dir)),
    {
      provide: LoosePhotos,
      useFactory: (pool: Pool, store: MediaStore) => new LoosePhotos(pool, store),
      inject: [Pool, MediaStore],
    },
    {
      provide: PictureMaker,
      useFactory: (agency: Settings, store: SheetStore, photos: MediaStore) => new PictureMaker(agency, store, photos),
      inject: [Settings, SheetStore, MediaStore],
    },
    provide(DrawingThread, () => new DrawingThread()),
    provide(SheetStore, (_, { pdf }) => new SheetStore(pdf.dir)),
    {
      provide: SheetSource,
      useFactory: (pool: Pool, agency: Settings, { publicUrl }: Config) =>
        new SheetSource(
          pool,
          new PgCatalogue(pool),
          new PgOpenedListings(pool),
          new PgInternalListings(pool),
          agency,
          publicUrl,
        ),
      inject: [Pool, Settings, CONFIG],
    },
    provide(PropertyPoints, (pool, { geoKey }) => new PropertyPoints(pool, geoDigest(geoKey))),
    provide(Agents, (pool) => new PgAgents(pool)),
    provide(Settings, (pool) => new RecentSettings(new PgSettings(pool))),
    provide(AgencyPlace, (pool) => new AgencyPlace(pool)),
    provide(VisitorMailAllowance, (pool, { limits }) => new VisitorMailAllowance(pool, limits.mailsPerHour)),
    provide(Prospects, (pool, { database, crm }) => new PgProspects(pool, createPool(database.url, crm.concurrency))),
    provide(
      Crm,
      (pool, { crm, timeScale }) =>
        new PipedriveCrm(
          new HttpCaller('Pipedrive', HTTP_TIMEOUT_MS / timeScale),
          new Pace(pool, 'Pipedrive', crm.requestsPerSecond * timeScale, timeScale),
          new Pace(pool, 'Recherche Pipedrive', crm.searchesPerSecond * timeScale, timeScale),
          crm,
        ),
    ),
    provide(
      Geocoder,
      (pool, { geocoding, publicUrl, timeScale }) =>
        new NominatimGeocoder(
          pool,
          new HttpCaller('Le géocodeur', HTTP_TIMEOUT_MS / timeScale),
          new Pace(pool, 'Géocodeur', geocoding.perSecond * timeScale, timeScale),
          { url: geocoding.url, siteUrl: publicUrl },
        ),
    ),
    provide(
      Automation,
      (pool, { automation, timeScale }) =>
        new SignedAutomation(
          new HttpCaller("L'automatisation", HTTP_TIMEOUT_MS / timeScale),
          automation.url,
          automation.secrets,
          new DatabaseClock(pool),
        ),
    ),
    provide(
      Mailer,
      (_, { mail, timeScale }) =>
        new NodemailerMailer({
          url: mail.url,
          from: mail.from,
          connections: mail.concurrency,
          timeoutMs: SMTP_TIMEOUT_MS / timeScale,
        }),
    ),
  ],
  exports: [
    Pool,
    EstimationRecords,
    ContactRecords,
    ApplicationRecords,
    Quarantine,
    LeadProperties,
    ProspectBook,
    AccessRecords,
    AccessCodes,
    MediaStore,
    LoosePhotos,
    PropertyPoints,
    PictureMaker,
    DrawingThread,
    SheetStore,
    SheetSource,
    Geocoder,
    Agents,
    Settings,
    AgencyPlace,
    VisitorMailAllowance,
    Prospects,
    Crm,
    Automation,
    Mailer,
  ],
})
export class ToolsModule {}
