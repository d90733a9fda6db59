import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import type { FormKey } from '../lib/form-key';
import { postJson, type Reply } from '../lib/post-json';
import type { InfoRequestValues } from './info-request-fields';

interface InfoRequestSending {
  readonly offer: OffMarketTeaser;
  readonly values: InfoRequestValues;
  /** Fields that the visitor changed himself. */
  readonly touched: readonly string[];
  readonly formKey: FormKey;
}

export const defaultMessage = (title: string): string =>
  `Bonjour, je suis intéressé(e) par le bien «\u00a0${title}\u00a0» et souhaite recevoir plus d'informations.`;

/** M149, F49: judged by `success`, whatever the status. */
export async function sendInfoRequest({ offer, values, touched, formKey }: InfoRequestSending): Promise<Reply> {
  const text = (name: 'name' | 'email' | 'phone' | 'message') => values[name]?.trim() ?? '';
  const body = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: `Demande d'information - ${offer.title}`,
    message: text('message') || defaultMessage(offer.title),
    propertyId: String(offer.id),
    source: 'off-market',
    website: values.website ?? '',
    touched,
  };
  const post = (key: string) => postJson('/api/contact/send', body, { key });
  const reply = await post(formKey.key);
  // An earlier send with other words did arrive, though its answer was lost: these words are a new intention.
  const newIntention = !reply.ok && reply.status === 422 && !reply.fields;
  return judged(newIntention ? await post(formKey.renew()) : reply);
}

function judged(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { success, message } = reply.body as { success?: boolean; message?: string };
  return success === false ? { ok: false, reason: 'refused', ...(message && { error: message }) } : reply;
}
