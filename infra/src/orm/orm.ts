import { MikroORM } from '@mikro-orm/postgresql';
import { appointmentsPersistence } from '../appointments/appointments.persistence';
import { careersPersistence } from '../careers/careers.persistence';
import { contactPersistence } from '../contact/contact.persistence';
import { ormConnection } from '../database/orm-connection';
import type { Persistence } from '../wiring/persistence';
import { estimationsPersistence } from '../estimations/estimations.persistence';
import { importsPersistence } from '../imports/imports.persistence';
import { listingsPersistence } from '../listings/listings.persistence';
import { mailboxPersistence } from '../mailbox/mailbox.persistence';
import { mediaPersistence } from '../media/media.persistence';
import { offMarketPersistence } from '../off-market/off-market.persistence';
import { outboxPersistence } from '../outbox/outbox.persistence';
import { RecordedEvents } from '../outbox/recorded-events';

/** One line per feature. */
const KEPT: readonly Persistence[] = [
  appointmentsPersistence,
  estimationsPersistence,
  contactPersistence,
  careersPersistence,
  listingsPersistence,
  importsPersistence,
  mailboxPersistence,
  mediaPersistence,
  offMarketPersistence,
  outboxPersistence,
];

export const createOrm = (url: string, pool = 4): Promise<MikroORM> =>
  MikroORM.init({
    ...ormConnection(url, pool),
    entities: KEPT.flatMap(({ schemas }) => schemas),
    subscribers: [new RecordedEvents()],
    forceEntityConstructor: KEPT.flatMap(({ aggregates }) => aggregates) as never,
  });
