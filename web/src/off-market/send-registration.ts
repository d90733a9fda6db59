import type { FormKey } from '../lib/form-key';
import { postJson, type Reply } from '../lib/post-json';
import type { RegistrationValues } from './registration-fields';

interface RegistrationSending {
  /** F24: from where the form stands; null registers for all of them. */
  readonly propertyId: number | null;
  readonly values: RegistrationValues;
  /** Fields that the visitor changed himself. */
  readonly touched: readonly string[];
  readonly formKey: FormKey;
}

/** M146. */
export async function sendRegistration({ propertyId, values, touched, formKey }: RegistrationSending): Promise<Reply> {
  const text = (name: 'email' | 'name' | 'phone' | 'company') => values[name]?.trim() ?? '';
  const body = {
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    company: text('company'),
    propertyId: propertyId === null ? '' : String(propertyId),
    website: values.website ?? '',
    touched,
  };
  const post = (key: string) => postJson('/api/off-market-clients/register', body, { key });
  const reply = await post(formKey.key);
  // An earlier send with other words did arrive, though its answer was lost: these words are a new intention.
  const newIntention = !reply.ok && reply.status === 422 && !reply.fields;
  return newIntention ? await post(formKey.renew()) : reply;
}
