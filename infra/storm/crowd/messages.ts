import { randomUUID } from 'node:crypto';
import type { Storm } from '../storm-row';
import type { Form } from './visitor';

export interface Message extends Form {
  readonly email: string;
}

/** A message of somebody who never wrote before. */
export function message({ random }: Storm, subject = 'Visite'): Message {
  const email = `ecrit-${random.below(1e9)}@exemple.example`;
  const body = { data: { name: 'Léa Plume', email, subject, message: 'Est-il possible de visiter ?' } };
  return { path: '/api/contact', key: randomUUID(), body, email };
}

/** Sends some at once and remembers what was promised. */
export async function write(storm: Storm, count: number): Promise<readonly Message[]> {
  const messages = Array.from({ length: count }, () => message(storm));
  await Promise.all(messages.map((one) => deliver(storm, one)));
  return messages;
}

export async function deliver({ visitor, ledger }: Storm, one: Message): Promise<void> {
  ledger.submissions += 1;
  const accepted = await visitor.send(one);
  if (accepted) ledger.messages.set(accepted.id, one.email);
}
