import { CONTACT_SUBJECT_PREFIX } from '@pignon/domain/contact/contact-rules';
import { CONTACT_CONSENT } from '@pignon/domain/prospects/consents/contact-consent';
import { agreedTo } from '../lib/network/agreed-to';
import { postJson, type PostOptions, type Reply } from '../lib/network/post-json';
import { contactChecks, type ContactValues } from './contact-fields';

const FIELDS = Object.keys(contactChecks) as (keyof typeof contactChecks)[];

export async function sendContact(
  to: string,
  values: ContactValues,
  options: PostOptions,
  touched: readonly string[],
): Promise<Reply> {
  const data = Object.fromEntries(FIELDS.map((field) => [field, values[field]?.trim() ?? '']));
  const about = { to, subject: CONTACT_SUBJECT_PREFIX + data.subject, consent: agreedTo(CONTACT_CONSENT) };
  const body = { ...about, data, website: values.spare ?? '', touched };
  const reply = await postJson('/api/contact', body, options);
  return reply.ok || !reply.fields ? reply : { ...reply, fields: asInForm(reply.fields) };
}

/** The call has them in an object of its own: 'data.email'. */
const asInForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^data\./, ''), message]));
