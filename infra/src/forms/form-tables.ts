/** The tables that what visitors fill in is stored in, each by a form of its own. */
export type FormTable = 'contact_message' | 'estimation' | 'access_request' | 'job_application' | 'appointment';

/** SQL of what a row says, whichever form it is; `null` where a form has none. */
interface StoredForm {
  readonly from: string;
  readonly id: string;
  readonly person: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** The street that it is about. */
  readonly place: string;
  /** The property's number, as text. */
  readonly property: string;
  /** As the visitor knows it: 'EST-C8C484C8'. */
  readonly reference: string;
  readonly message: string;
  /** When the last word of it came. */
  readonly at: string;
  /** 'Message': among what robots filled; null where a robot's is refused. */
  readonly quarantinedAs: string | null;
}

const NOTHING = {
  company: 'null::text',
  place: 'null::text',
  property: 'null::text',
  reference: 'null::text',
} as const;

/** One line per form: the journal finds by it who a fact is about, and the quarantine what robots filled. */
export const FORM_TABLES: Readonly<Record<FormTable, StoredForm>> = {
  contact_message: {
    ...NOTHING,
    from: 'contact_message',
    id: 'id',
    person: `details ->> 'name'`,
    email: 'email',
    phone: `details ->> 'phone'`,
    property: `nullif(details ->> 'propertyId', '')`,
    message: `coalesce(nullif(details ->> 'message', ''), details ->> 'subject')`,
    at: 'received_at',
    quarantinedAs: 'Message',
  },
  estimation: {
    ...NOTHING,
    from: 'estimation',
    id: 'id',
    person: `concat_ws(' ', contact ->> 'firstName', contact ->> 'lastName')`,
    email: 'email',
    phone: `contact ->> 'phone'`,
    place: `submission ->> 'address'`,
    reference: `'EST-' || upper(right(replace(id::text, '-', ''), 8))`,
    message: `submission ->> 'address'`,
    at: 'coalesce(submitted_at, started_at)',
    quarantinedAs: 'Estimation',
  },
  access_request: {
    ...NOTHING,
    from: 'access_request join off_market_client client on client.id = client_id',
    id: 'access_request.id',
    person: 'client.name',
    email: 'client.email',
    phone: 'client.phone',
    company: 'client.company',
    property: 'property_id::text',
    message: 'null::text',
    at: 'requested_at',
    quarantinedAs: 'Accès off-market',
  },
  job_application: {
    ...NOTHING,
    from: 'job_application',
    id: 'id',
    person: `details ->> 'name'`,
    email: `details ->> 'email'`,
    phone: `details ->> 'phone'`,
    message: `details ->> 'message'`,
    at: 'received_at',
    quarantinedAs: 'Candidature',
  },
  appointment: {
    ...NOTHING,
    from: 'appointment',
    id: 'id',
    person: 'name',
    email: 'email',
    phone: 'phone',
    property: 'property_id::text',
    message: 'null::text',
    at: 'created_at',
    quarantinedAs: null,
  },
};
