import { containing } from '../database/containing';
import { FORM_TABLES } from '../forms/form-tables';

/**
 * Who and what an event is about, joined when staff look: nothing of it stands in effects, in queues or in Redis. Each
 * form's rows, by the id that their events carry.
 */
const PEOPLE = `${Object.values(FORM_TABLES)
  .map(
    ({ from, id, person, email, phone, company, place, property, reference }) =>
      `select ${id} as id, ${person} as person, ${email} as email, ${phone} as phone, ${company} as company, ${place} as place,
         ${property} as property, ${reference} as reference from ${from}`,
  )
  .join(' union all ')}
  union all
  select id, name, email, phone, company, null, null, null from off_market_client`;

/** Joined to a page of the journal: at most one row each. */
export const ABOUT = `left join lateral (
    select person, email, reference,
      substring(coalesce(property, event.payload ->> 'propertyId') from '^\\d{1,9}$')::int as property
    from (select case when event.aggregate_id ~ '^[0-9a-f-]{36}$' then event.aggregate_id::uuid end as id) asked
    left join (${PEOPLE}) people on people.id = asked.id
    limit 1
  ) about on true`;

/**
 * 'Delphine', 'delphine@', '06 12 34', 'EST-C8C484C8', a property's title: by whom and what it is about. `number`: the
 * property whose reference the text is.
 */
export function aboutCondition(text: string, number: number | null, add: (value: unknown) => string): string {
  const like = add(containing(text));
  const digits = text
    .replace(/^\s*(?:\+|00)\s*33/, '')
    .replace(/\D/g, '')
    .replace(/^0/, '');
  const phone = digits.length >= SHORTEST_NUMBER && /^[\d\s.+()-]+$/.test(text) ? digits.slice(-NATIONAL_DIGITS) : null;
  const people = [
    ...['person', 'email', 'company', 'place', 'reference'].map((column) => `${column} ilike ${like}`),
    ...(phone ? [`right(regexp_replace(phone, '\\D', '', 'g'), ${NATIONAL_DIGITS}) like ${add(`%${phone}%`)}`] : []),
    ...(number ? [`property = ${add(String(number))}`] : []),
    `property in (select id::text from property where title ilike ${like})`,
  ];
  const properties = [
    ...(number ? [`event.payload ->> 'propertyId' = ${add(String(number))}`] : []),
    `event.payload ->> 'propertyId' in (select id::text from property where title ilike ${like})`,
  ];
  return [
    `event.aggregate_id in (select id::text from (${PEOPLE}) people where ${people.join(' or ')})`,
    ...properties,
  ].join(' or ');
}

const SHORTEST_NUMBER = 5;
/** Without the country's prefix or the leading zero. */
const NATIONAL_DIGITS = 9;
