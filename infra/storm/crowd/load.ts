import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Colleague } from './colleague';
import { Crowd } from './crowd';
import type { Ledger } from '../checks/ledger';
import type { Random } from '@pignon/infra/local/settings/random';
import type { Accepted, Form, Visitor } from './visitor';

export interface Load {
  readonly submissions: number;
  readonly perSecond: number;
  /** One message carries these words in its subject. */
  readonly poison?: string;
}

/** After so many forms the agency changes a price. */
const PER_CHANGE = 30;
const SENT_TWICE = 0.2;
const COMES_BACK = 0.3;
const NAMES = ['Marie Dufour', 'Ali Benkacem', 'Éloïse Le Goff', 'Jean-Luc Œrsted', 'Inès Da Costa', 'Noé Vasseur'];

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/**
 * Owners and other visitors: estimations in two steps, messages, some people several times, some clicks twice. Meanwhile
 * the agency goes on changing its properties.
 */
export async function send(
  { submissions, perSecond, poison }: Load,
  visitor: Visitor,
  colleague: Colleague,
  ledger: Ledger,
  random: Random,
): Promise<void> {
  const people: Person[] = [];
  const crowd = new Crowd();
  const start = Date.now();
  for (let n = 0; n < submissions; n += 1) {
    const person =
      people.length > 0 && random.chance(COMES_BACK) ? spelledAnew(random.pick(people), random) : newcomer();
    const twice = random.chance(SENT_TWICE) ? random.below(60) : null;
    const message = poison && n === Math.floor(submissions / 3);
    const one =
      message || random.chance(0.4)
        ? contact(person, message ? poison : 'Bail commercial 3-6-9', twice)
        : estimation(person, twice);
    crowd.take(one);
    if (ledger.submissions % PER_CHANGE === 0) crowd.take(colleague.change());
    await crowd.roomy();
    // Arrivals are spread unevenly around their pace, as people are.
    const due = start + ((n + random.next()) / perSecond) * 1000;
    if (due > Date.now()) await sleep(due - Date.now());
  }
  await crowd.empty();

  function newcomer(): Person {
    const [first = '', ...last] = random.pick(NAMES).split(' ');
    const person = { first, last: last.join(' '), email: `visiteur-${random.below(1e9)}@exemple.example` };
    people.push(person);
    return person;
  }

  async function estimation(person: Person, twice: number | null): Promise<void> {
    ledger.submissions += 1;
    const contact = {
      firstName: person.first,
      lastName: person.last,
      phone: '01 99 00 12 34',
      email: person.email,
      isOwner: true,
      urgencyLevel: 'soon',
      touched: ['firstName'],
    };
    const first = await accepted({ path: '/api/estimations', body: contact }, twice);
    if (!first) return;
    ledger.started.set(first.id, person.email);
    const body = { ...contact, address: '12 rue des Tanneurs, 59000 Lille', isOccupied: 'occupied', rent: '1500' };
    const path = `/api/estimations/${first.id}/submit`;
    if (await accepted({ path, body, token: first.token }, twice)) ledger.submitted.set(first.id, person.email);
  }

  async function contact({ first, last, email }: Person, subject: string, twice: number | null): Promise<void> {
    ledger.submissions += 1;
    const data = { name: `${first} ${last}`, email, subject, message: 'Bonjour, ce local est-il encore libre ?' };
    const one = await accepted({ path: '/api/contact', body: { data } }, twice);
    if (one) ledger.messages.set(one.id, email);
  }

  /** A double click: both calls carry the same key, and must hear the same answer. */
  async function accepted(form: Omit<Form, 'key'>, twice: number | null): Promise<Accepted | null> {
    const call = { ...form, key: randomUUID() };
    const [one, other] = await Promise.all([
      visitor.send(call),
      twice === null ? null : sleep(twice).then(() => visitor.send(call)),
    ]);
    if (one && other && one.id !== other.id) ledger.complaints.push(`one key, two answers: ${one.id} and ${other.id}`);
    return one ?? other;
  }
}

/** The same mailbox, typed otherwise. */
function spelledAnew(person: Person, random: Random): Person {
  return random.chance(0.3) ? { ...person, email: person.email.replace('visiteur', 'Visiteur') } : person;
}
