import type { EstimationContact, EstimationDetails } from '@pignon/domain/estimations/estimation-details';
import type { ApplicationDetails } from '@pignon/domain/careers/job-application';
import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import { ACCESS_SUBJECT } from '@pignon/domain/mailbox/requests/access-subject';
import { applicationRequest } from '@pignon/domain/mailbox/requests/application-request';
import { estimationRequest } from '@pignon/domain/mailbox/requests/estimation-request';
import type { IncomingRequest } from '@pignon/domain/mailbox/requests/incoming-request';
import { messageRequest } from '@pignon/domain/mailbox/requests/message-request';
import type { FormTable } from '../forms/form-tables';

/** What somebody said by a request, and when. */
export interface Said {
  readonly request: IncomingRequest;
  readonly at: Date;
}

/** A request as its row stands, from the first that was said by it. */
export interface MissingRequest {
  readonly said: readonly [Said, ...Said[]];
  /** When staff decided on it. */
  readonly decidedAt: Date | null;
}

interface Row {
  readonly id: string;
  readonly quarantined: boolean;
  /** As MikroORM reads it. */
  readonly at: string;
}

interface Kind<Kept> {
  readonly at: string;
  /** SQL: what of the row `request` is read. */
  readonly columns: string;
  readonly of: (row: Row & Kept) => MissingRequest;
}

type AnyKind = Kind<Row & Record<string, never>>;
const kind = <Kept>(one: Kind<Kept>): AnyKind => one as never;

/** Staff's own appointments have no conversation on purpose, and no version knew appointments without conversations. */
const BY_TABLE: Readonly<Record<Exclude<FormTable, 'appointment'>, AnyKind>> = {
  contact_message: kind<{ details: ContactDetails }>({
    at: 'received_at',
    columns: 'details',
    of: (row) => ({ said: [{ request: messageRequest(row), at: new Date(row.at) }], decidedAt: null }),
  }),
  estimation: kind<{ contact: EstimationContact; submission: EstimationDetails | null; submittedAt: string | null }>({
    at: 'started_at',
    columns: 'contact, submission, submitted_at as "submittedAt"',
    of: ({ submission, submittedAt, ...row }) => ({
      said: [
        { request: estimationRequest({ ...row, submission: null }), at: new Date(row.at) },
        ...(submittedAt ? [{ request: estimationRequest({ ...row, submission }), at: new Date(submittedAt) }] : []),
      ],
      decidedAt: null,
    }),
  }),
  job_application: kind<{ details: ApplicationDetails }>({
    at: 'received_at',
    columns: 'details',
    of: (row) => ({ said: [{ request: applicationRequest(row), at: new Date(row.at) }], decidedAt: null }),
  }),
  access_request: kind<{
    client: { email: string; name: string; phone: string | null };
    propertyId: number | null;
    decidedAt: string | null;
  }>({
    at: 'requested_at',
    columns: `property_id as "propertyId", decided_at as "decidedAt",
      (select json_build_object('email', email, 'name', coalesce(said ->> 'name', name, email), 'phone', coalesce(said ->> 'phone', phone))
        from off_market_client where id = client_id) as client`,
    of: ({ id, quarantined, client, propertyId, decidedAt, at }) => ({
      said: [
        {
          request: { source: 'access', sourceId: id, subject: ACCESS_SUBJECT, ...client, propertyId, quarantined },
          at: new Date(at),
        },
      ],
      decidedAt: decidedAt ? new Date(decidedAt) : null,
    }),
  }),
};

export const KINDS = Object.entries(BY_TABLE).map(([table, one]) => ({ table, ...one }));
