import { mailboxRules } from '@pignon/domain/mailbox/mailbox-rules';
import { openFault } from '@pignon/domain/mailbox/templates/template-variables';
import type { Mode } from './mode';

/** Why it cannot be sent yet. A note may speak of variables: nobody sends it. */
export function refusalOf(mode: Mode, body: string, subject: string): string | undefined {
  const { required, most } = mailboxRules.body;
  if (body.length < required.value) return required.message;
  if (body.length > most.value) return most.message;
  if (mode === 'note') return undefined;
  return subject.length > mailboxRules.subject.value ? mailboxRules.subject.message : openFault(subject, body);
}
