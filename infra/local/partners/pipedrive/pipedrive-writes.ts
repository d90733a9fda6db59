import { isRecord } from '../../http';
import type { CrmLead, CrmStore } from './crm-store';
import type { Answer } from '../partner';
import { refusal } from './pipedrive-answers';
import { badValues, crmValues, leadFault } from './pipedrive-checks';
import type { CrmSearch } from './pipedrive-search';

export function createPerson(store: CrmStore, index: CrmSearch, body: unknown): Answer {
  if (!isRecord(body)) return refusal(400, 'A JSON object is expected.');
  const { name, emails, phones, ...custom } = body;
  if (typeof name !== 'string' || !name.trim()) return refusal(400, 'Validation failed: name: field is required');
  if (badValues(emails)) return refusal(400, 'Validation failed: emails.value: must be a string');
  if (badValues(phones)) return refusal(400, 'Validation failed: phones.value: must be a string');
  const person = store.addPerson({ ...custom, name, emails: crmValues(emails), phones: crmValues(phones) });
  index.addPerson(person);
  return { status: 201, body: { success: true, data: person } };
}

export function updatePerson(store: CrmStore, id: number, body: unknown): Answer {
  const person = store.persons.get(id);
  if (!person) return refusal(404, 'Person not found');
  if (!isRecord(body)) return refusal(400, 'A JSON object is expected.');
  const { name, emails, phones } = body;
  if (name !== undefined && (typeof name !== 'string' || !name.trim()))
    return refusal(400, 'Validation failed: name: field is required');
  if (badValues(emails)) return refusal(400, 'Validation failed: emails.value: must be a string');
  if (badValues(phones)) return refusal(400, 'Validation failed: phones.value: must be a string');
  const changed = {
    ...(typeof name === 'string' && { name }),
    ...(emails !== undefined && { emails: crmValues(emails) }),
    ...(phones !== undefined && { phones: crmValues(phones) }),
  };
  return { status: 200, body: { success: true, data: store.changePerson(person, changed) } };
}

export function createLead(store: CrmStore, index: CrmSearch, body: unknown): Answer {
  const fault = leadFault(body, (id) => store.persons.has(id));
  if (fault !== null) return refusal(400, fault);
  const fields = body as CrmLead;
  const lead = store.addLead({ ...fields, person_id: fields.person_id ?? null, organization_id: null });
  index.addLead(lead);
  return { status: 201, body: { success: true, data: lead } };
}

export function createNote(store: CrmStore, body: unknown): Answer {
  if (!isRecord(body) || typeof body.content !== 'string')
    return refusal(400, 'Validation failed: content: field is required');
  if (typeof body.lead_id !== 'string' || !store.leads.has(body.lead_id))
    return refusal(400, 'Validation failed: lead_id: unknown lead');
  return {
    status: 201,
    body: { success: true, data: { id: Date.now(), content: body.content, lead_id: body.lead_id } },
  };
}
