import { LeadCaptured } from '@pignon/domain/contact/lead-captured';
import type { Reaction } from '@pignon/domain/deliveries/reaction';
import { EstimationStarted, EstimationSubmitted } from '@pignon/domain/estimations/estimation-events';
import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';
import { type CopyCauses, copyCauses, crmCopies, mailCopies } from './copies';
import type { House } from '../house';
import type { Ledger } from './ledger';
import { sheets } from './sheets';
import { type Received, received } from './received';
import { type Stored, stored, type StoredEffect } from './stored';

/** What a row's fault may leave behind. */
export interface Allowed {
  readonly dead?: number;
  /** Processes that die by the row's own doing; any other one died of what it should have lived through. */
  readonly exits?: number;
}

export interface Outcome {
  readonly lost: number;
  readonly mailCopies: CopyCauses;
  readonly crmCopies: number;
  readonly sheetsTooMany: number;
  readonly faults: readonly string[];
}

const namesOn = (event: Reaction['event']): readonly string[] =>
  Object.entries(ALL_REACTIONS).flatMap(([name, reaction]) => (reaction.event === event ? [name] : []));

const OF_FORMS = new Set(['estimations', 'contact', 'appointments']);

/** What must come of each form. */
const REACTIONS = {
  started: namesOn(EstimationStarted),
  submitted: namesOn(EstimationSubmitted),
  message: namesOn(LeadCaptured),
};

/** Holds what visitors were promised against what is stored and against what the world outside really received. */
export async function invariants(house: House, ledger: Ledger, allowed: Allowed): Promise<Outcome> {
  const [rows, world] = await Promise.all([stored(house), received(house)]);
  const faults = [...new Set(ledger.complaints)].slice(0, 5);
  const lost: string[] = [];
  const copies = { mails: copyCauses(mailCopies(world), rows, house), crm: crmCopies(world) };
  sameForms(rows, ledger, lost, faults);
  everyEffect(rows, ledger, allowed, lost, faults);
  everyDelivery(rows, ledger, world, lost, faults);
  everyLeadAtItsPerson(rows, ledger, world, faults);
  const sheetsTooMany = await sheets(house, ledger, lost, faults);
  const exits = house.ownExits - (allowed.exits ?? 0);
  if (exits !== 0) faults.push(`${exits} processes died by themselves`);
  faults.push(...copies.crm.map((what) => `twice in the CRM: ${what}`));
  if (copies.mails.none > 0)
    faults.push(`${copies.mails.none} mails twice, though no process died with them and each was answered`);
  if (lost.length > 0) faults.push(`lost: ${lost.slice(0, 3).join('; ')}${lost.length > 3 ? '…' : ''}`);
  return { lost: lost.length, mailCopies: copies.mails, crmCopies: copies.crm.length, sheetsTooMany, faults };
}

/** Accepted keys = stored aggregates: none missing, none that nobody was promised. */
function sameForms({ estimations, messages, events }: Stored, ledger: Ledger, lost: string[], faults: string[]): void {
  const submitted = estimations.filter(({ submitted }) => submitted).map(({ id }) => id);
  for (const [what, accepted, there] of [
    ['estimation', ledger.started, estimations.map(({ id }) => id)],
    ['submission', ledger.submitted, submitted],
    ['message', ledger.messages, messages],
  ] as const) {
    const known = new Set(there);
    for (const id of accepted.keys()) if (!known.has(id)) lost.push(`${what} ${id} accepted, not stored`);
    const surplus = there.filter((id) => !accepted.has(id)).length;
    if (surplus > 0) faults.push(`${surplus} ${what}s stored beyond the accepted keys`);
  }
  if (events > ledger.accepted) faults.push(`${events - ledger.accepted} facts beyond the accepted forms`);
}

function everyEffect(
  { effects, overdue }: Stored,
  ledger: Ledger,
  allowed: Allowed,
  lost: string[],
  faults: string[],
): void {
  // A form is one fact; a property changes as often as it is changed.
  const ofForms = effects.filter(({ aggregate }) => OF_FORMS.has(aggregate));
  const known = new Set(ofForms.map(({ aggregateId, reaction }) => `${aggregateId} ${reaction}`));
  if (known.size < ofForms.length) faults.push(`${ofForms.length - known.size} effects twice for one form`);
  for (const [accepted, reactions] of [
    [ledger.started, REACTIONS.started],
    [ledger.submitted, REACTIONS.submitted],
    [ledger.messages, REACTIONS.message],
  ] as const)
    for (const id of accepted.keys())
      for (const reaction of reactions)
        if (!known.has(`${id} ${reaction}`)) lost.push(`${reaction} of ${id} never made`);
  const counted = (state: string): StoredEffect[] => effects.filter((effect) => effect.state === state);
  const dead = counted('dead');
  if (dead.length !== (allowed.dead ?? 0))
    faults.push(
      `${dead.length} dead, ${allowed.dead ?? 0} expected${dead[0] ? ` (${dead[0].reaction}: ${dead[0].error})` : ''}`,
    );
  for (const state of ['pending', 'cancelled'])
    if (counted(state).length > 0) faults.push(`${counted(state).length} effects ${state}`);
  if (overdue > 0) faults.push(`${overdue} effects overdue`);
  const late = effects.filter(({ done, late }) => done > 1 || late > 0).length;
  if (late > 0) faults.push(`${late} effects written over after they were done`);
}

/** A done effect has reached its receiver, and nobody received what no effect asked for. */
function everyDelivery({ effects }: Stored, ledger: Ledger, world: Received, lost: string[], faults: string[]): void {
  const at = {
    email: new Set(world.mails.map(({ effectId }) => effectId)),
    webhook: new Set(world.webhooks.map(({ effectId }) => effectId)),
    lead: new Set(world.leads.map(({ siteRef }) => siteRef)),
  };
  const kindOf = ({ kind, reaction }: StoredEffect): keyof typeof at | null =>
    kind === 'email' || kind === 'webhook' ? kind : reaction.endsWith('push-lead') ? 'lead' : null;
  for (const effect of effects) {
    const kind = kindOf(effect);
    if (kind && effect.state === 'done' && !at[kind].has(effect.id)) lost.push(`${effect.reaction} done, not received`);
  }
  const known = new Set(effects.map(({ id }) => id));
  for (const [kind, ids] of Object.entries(at)) {
    const strange = [...ids].filter((id) => !known.has(id)).length;
    if (strange > 0) faults.push(`${strange} ${kind}s that no effect asked for`);
  }
  const said = new Set(world.webhooks.map(({ says }) => says));
  for (const [step, accepted] of [
    ['R1', ledger.started],
    ['R2', ledger.submitted],
  ] as const)
    for (const id of accepted.keys()) if (!said.has(`${id} ${step}`)) lost.push(`webhook ${step} of ${id}`);
  const persons = new Set(world.persons.flatMap(({ emails }) => emails.map(({ value }) => value.toLowerCase())));
  for (const email of ledger.people) if (!persons.has(email)) lost.push(`person ${email}`);
  if (persons.size > ledger.people.size) faults.push(`${persons.size - ledger.people.size} persons who never wrote`);
}

function everyLeadAtItsPerson(
  { effects }: Stored,
  ledger: Ledger,
  { leads, persons }: Received,
  faults: string[],
): void {
  const emailOf = new Map(persons.map(({ id, emails }) => [id, emails[0]?.value.toLowerCase()]));
  const formOf = new Map(effects.map(({ id, aggregateId }) => [id, aggregateId]));
  const astray = leads.filter(
    ({ person_id, siteRef }) => emailOf.get(person_id ?? 0) !== ledger.emailOf(formOf.get(siteRef) ?? ''),
  ).length;
  if (astray > 0) faults.push(`${astray} leads at somebody else's person`);
}
