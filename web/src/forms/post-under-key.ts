import type { FormKey } from './form-key';
import type { Reply } from '../lib/network/post-json';

/**
 * Sends a form under its key. When an earlier send with other words did arrive, though its answer was lost, the server
 * says so (422 and no field): these words are a new intention, under a new key.
 */
export async function postUnderKey(formKey: FormKey, post: (key: string) => Promise<Reply>): Promise<Reply> {
  const reply = await post(formKey.key);
  const newIntention = !reply.ok && reply.status === 422 && !reply.fields;
  return newIntention ? post(formKey.renew()) : reply;
}
