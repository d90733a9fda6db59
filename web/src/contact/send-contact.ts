import { CONTACT_SUBJECT_PREFIX } from '@pignon/domain/contact/contact-rules';
import type { FormKey } from '../lib/form-key';
import { postJson, type Reply } from '../lib/post-json';
import { postUnderKey } from '../lib/post-under-key';
import { CONTACT_FIELDS, type ContactValues } from './contact-fields';

interface ContactSending {
  readonly to: string;
  readonly values: ContactValues;
  /** Fields that the visitor changed himself. */
  readonly touched: readonly string[];
  readonly formKey: FormKey;
}

export function sendContact({ to, values, touched, formKey }: ContactSending): Promise<Reply> {
  const data = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, values[field]?.trim() ?? '']));
  const body = { to, subject: CONTACT_SUBJECT_PREFIX + data.subject, data, website: values.website ?? '', touched };

  return postUnderKey(formKey, (key) => postJson('/api/contact', body, { key }));
}
