import type { CrmLead, CrmPerson, CrmStore } from './crm-store';

export type Search = { term: string; fields: string[]; exact: boolean; indexedBefore: string };
export type Found = { result_score: number; item: Record<string, unknown> };

/** Exact searches by email and by custom field, which the site makes at each lead, never read everything. */
export class CrmSearch {
  private readonly personIds = new Map<string, number[]>();
  private readonly leadIds = new Map<string, string[]>();

  constructor(private readonly store: CrmStore) {
    for (const person of store.persons.values()) this.addPerson(person);
    for (const lead of store.leads.values()) this.addLead(lead);
  }

  addPerson(person: CrmPerson): void {
    for (const { value } of person.emails) append(this.personIds, value, person.id);
  }

  addLead(lead: CrmLead): void {
    for (const value of customTexts(lead)) append(this.leadIds, value, lead.id);
  }

  persons(search: Search): Found[] {
    const { persons } = this.store;
    return candidates(search, 'email', this.personIds, persons)
      .filter(({ add_time }) => add_time <= search.indexedBefore)
      .filter((person) => matches(search, personTexts(person)))
      .map(({ id, name, emails, phones }) => ({
        result_score: search.exact ? 1 : 0.5,
        item: { id, type: 'person', name, emails: emails.map(text), phones: phones.map(text) },
      }));
  }

  leads(search: Search): Found[] {
    const { leads } = this.store;
    return candidates(search, 'custom_fields', this.leadIds, leads)
      .filter(({ add_time }) => add_time <= search.indexedBefore)
      .filter((lead) => matches(search, { title: [lead.title], custom_fields: customTexts(lead) }))
      .map((lead) => ({
        result_score: search.exact ? 1 : 0.5,
        item: {
          id: lead.id,
          type: 'lead',
          title: lead.title,
          person: personOf(this.store, lead),
          custom_fields: customTexts(lead),
        },
      }));
  }
}

function append<Id>(ids: Map<string, Id[]>, value: string, id: Id): void {
  const key = value.toLowerCase();
  const known = ids.get(key);
  if (known) known.push(id);
  else ids.set(key, [id]);
}

function candidates<Id, Entity>(
  { term, fields, exact }: Search,
  indexed: string,
  ids: Map<string, Id[]>,
  all: Map<Id, Entity>,
): Entity[] {
  if (!exact || fields.length !== 1 || fields[0] !== indexed) return [...all.values()];
  // "Delete all" empties the store without a word to the index.
  return (ids.get(term) ?? []).flatMap((id) => all.get(id) ?? []);
}

function matches({ term, fields, exact }: Search, texts: Record<string, string[]>): boolean {
  const looked = fields.length > 0 ? fields : Object.keys(texts);
  return looked
    .flatMap((field) => texts[field] ?? [])
    .some((value) => (exact ? value.toLowerCase() === term : value.toLowerCase().includes(term)));
}

function personTexts({ name, emails, phones, ...rest }: CrmPerson): Record<string, string[]> {
  return { name: [name], email: emails.map(text), phone: phones.map(text), custom_fields: customTexts(rest) };
}

function text({ value }: { value: string }): string {
  return value;
}

const OWN_FIELDS = new Set(['id', 'title', 'add_time', 'visible_to', 'expected_close_date', 'origin_id']);

/** API v1 puts custom fields beside the others, v2 inside `custom_fields`. */
function customTexts(entity: Record<string, unknown>): string[] {
  const inside = Object.values((entity.custom_fields ?? {}) as Record<string, unknown>);
  const beside = Object.entries(entity).flatMap(([key, value]) => (OWN_FIELDS.has(key) ? [] : [value]));
  return [...inside, ...beside].filter((value) => typeof value === 'string');
}

function personOf(store: CrmStore, { person_id }: CrmLead): { id: number; name: string } | null {
  const person = person_id === null ? undefined : store.persons.get(person_id);
  return person ? { id: person.id, name: person.name } : null;
}
