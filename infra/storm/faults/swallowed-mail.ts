import { Proxy } from './proxy';
import type { Storm } from '../storm-row';

/** The workers send through a cable that loses `share` of the mail server's answers: the mail is there, nobody hears so. */
export async function swallowMailAnswers({ house, random }: Storm, share: number): Promise<Proxy> {
  const proxy = await Proxy.start(Number(new URL(house.system.env.SMTP_URL ?? '').port));
  await house.restartWorkers(() => ({ env: { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` } }));
  proxy.mode = {
    do: 'swallow',
    request: /(^|\n)\.\r\n$/,
    when: () => (random.chance(share) ? (random.chance(0.5) ? 'silence' : 'cut') : null),
  };
  return proxy;
}
