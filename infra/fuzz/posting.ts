import type { ChildProcess } from 'node:child_process';
import { limits } from '@pignon/domain/shared/rules';
import type { Random } from '@pignon/infra/local/settings/random';
import { madeText } from './made-text';

const PERSON = { name: 'Zoë', email: 'zoe@exemple.fr', phone: '06 12 34 56 78' };
const LONGEST_FIELD = 20_000;
const LONGEST_QUERY = 6000;
const CHAT = 2000;

interface Asked {
  readonly path: string;
  readonly body?: object;
}

/** Each way in for a stranger's words, filled with one text of the longest length. */
function askedWith(random: Random): Asked {
  const text = madeText(random, random.pick([CHAT, CHAT, limits.name.value, limits.address.value, LONGEST_FIELD]));
  const query = encodeURIComponent(madeText(random, LONGEST_QUERY / 3).replace(/\p{Cs}/gu, '')).slice(0, LONGEST_QUERY);
  const whole = query.replace(/%.?$|%[^%]{0,1}$/, '');
  const field = random.pick(['name', 'email', 'phone', 'message', 'subject', 'website']);
  return random.pick<() => Asked>([
    () => ({ path: '/api/chat/messages', body: { text: madeText(random, CHAT) } }),
    () => ({ path: '/api/chat/messages', body: { text: madeText(random, CHAT) } }),
    () => ({ path: '/api/contact/send', body: { ...PERSON, subject: 'Un local', message: 'Bonjour', [field]: text } }),
    () => ({ path: '/api/appointments', body: { ...PERSON, preferred: text } }),
    () => ({ path: '/api/estimations', body: { ...PERSON, firstName: text, lastName: text, isOwner: true } }),
    () => ({ path: '/api/off-market-clients/register', body: { ...PERSON, propertyId: text, company: text } }),
    () => ({ path: `/api/properties/search?search=${whole}` }),
    () => ({
      path: `/api/properties/search?city=${whole}&type=${whole.slice(0, 500)}&minPrice=${whole.slice(0, 300)}`,
    }),
    () => ({ path: `/api/off-market/check-property-access?email=${whole}&propertyId=${whole.slice(0, 300)}` }),
  ])();
}

export interface Stillness {
  readonly ms: number;
  readonly asked: Asked | null;
  readonly sent: number;
}

/** Posts one after the other to an api whose loop is watched; the longest stillness that shows again when asked again. */
export async function post(
  random: Random,
  url: string,
  api: ChildProcess,
  enough: () => (sent: number) => boolean,
): Promise<Stillness> {
  let still = 0;
  api.on('message', (message: { readonly still?: number }) => (still = Math.max(still, message.still ?? 0)));
  const stillnessOf = async ({ path, body }: Asked): Promise<number> => {
    still = 0;
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(url + path, { ...sent, signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${path} answers ${answer.status} to ${JSON.stringify(body ?? '')}`);
    // What the probe says of it is on its way.
    await new Promise((resolve) => setTimeout(resolve, 12));
    return still;
  };
  for (let warming = 0; warming < WARM; warming += 1) await stillnessOf(askedWith(random));
  let worst: Stillness = { ms: 0, asked: null, sent: 0 };
  let sent = 0;
  for (const done = enough(); !done(sent); sent += 1) {
    const asked = askedWith(random);
    let ms = await stillnessOf(asked);
    // A collection, or code that was compiled just now, does not come again with the same words.
    for (let again = 0; again < 4 && ms > Math.max(worst.ms, TOO_LONG / 2); again += 1)
      ms = Math.min(ms, await stillnessOf(asked));
    if (ms > worst.ms) worst = { ms, asked, sent };
  }
  return { ...worst, sent };
}

const WARM = 100;
/** Milliseconds. */
export const TOO_LONG = 50;
