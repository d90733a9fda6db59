import type { SoldPropertyFields } from '@pignon/domain/sold/sold-property';
import type { VersionedTable } from '../database/versioned-row';
import { shownPhoto } from '../media/photos/shown-photo';

export const SOLD: VersionedTable<SoldPropertyFields> = {
  name: 'sold_property',
  columns: {
    title: 'title',
    city: 'city',
    type: 'type',
    surface: 'surface',
    imageUrl: 'image_url',
    soldAt: 'sold_at',
    price: 'price',
    pricePublic: 'price_public',
    transactionType: 'transaction_type',
    yield: 'yield_percent',
    testimonial: 'testimonial',
    testimonialConsent: 'testimonial_consent',
    agentId: 'agent_id',
    propertyId: 'property_id',
    shown: 'shown',
  },
  nullable: ['type', 'surface', 'imageUrl', 'soldAt', 'price', 'yield', 'testimonial', 'agentId', 'propertyId'],
  writable: 'deleted_at is null',
};

/** SQL: what anybody may see. */
export const SHOWN_SOLD = 'sold_property.shown and sold_property.deleted_at is null';

const DAY = `to_char(sold_at, 'YYYY-MM-DD') as "soldAt"`;
const PHOTO = `${shownPhoto('image_url')} as photo`;

/** An allow-list: the price stands here only where staff made it public, words of a client only where they agreed. */
export const PUBLIC_COLUMNS = `id, title, city, type, surface, image_url as "imageUrl", ${PHOTO}, ${DAY},
  case when price_public then price end as price, case when testimonial_consent then testimonial end as testimonial`;

/** In the agency's order, those that nobody put in one by their day. */
export const ORDER = 'order by nullif(position, 0) nulls last, sold_at desc nulls last, id desc';

export const READ_AS_STAFF = `select id, ${Object.entries(SOLD.columns)
  .map(([field, column]) => (field === 'soldAt' ? DAY : `${column} as "${field}"`))
  .join(', ')},
    ${PHOTO}, deleted_at as "deletedAt", version,
    (select name from agent where agent.id = sold_property.agent_id) as "agentName",
    (select greatest(0, sold_at - (property.published_at at time zone 'Europe/Paris')::date) from property
      where property.id = sold_property.property_id) as "daysToSell"
  from sold_property`;
