import { join } from 'node:path';
import { Program } from '@pignon/infra/local/processes/program';
import { startRedis } from '@pignon/infra/local/redis/redis';
import type { Rig } from './rig';
import { call } from './settle';

/** Breaks something and says how to mend it. */
export type Outage = (rig: Rig) => Promise<() => Promise<void>>;

const mailFault =
  (fault: object): Outage =>
  async (rig) => {
    await call(rig, 'POST', '/api/faults', fault);
    return async () => void (await call(rig, 'DELETE', '/api/faults'));
  };

export const smtpSlow = (delayMs: number): Outage => mailFault({ mode: 'delay', delayMs });

/** Open connections are dropped, new ones too: to a client the server is gone. */
export const smtpDown: Outage = mailFault({ mode: 'refuse' });

export const redisDown: Outage = async (rig) => {
  const { system, dataDir } = rig;
  const port = system.redis?.port;
  await system.redis?.stop();
  return async () => {
    if (rig.ending) return;
    system.redis = await startRedis(join(dataDir, 'redis'), { port });
  };
};

/** CRM and webhook, whose process is gone. */
export const partnersDown: Outage = async (rig) => {
  await rig.partners.stop();
  return async () => {
    if (rig.ending) return;
    rig.partners = await Program.start({
      name: 'Les partenaires locaux',
      file: 'infra/dist/local/partners/main.js',
      env: rig.system.env,
      log: join(rig.dataDir, 'partners.log'),
      readyText: 'Partenaires locaux : http',
    });
  };
};

export const together =
  (...outages: readonly Outage[]): Outage =>
  async (rig) => {
    const mends = await Promise.all(outages.map((outage) => outage(rig)));
    return async () => void (await Promise.all(mends.map((mend) => mend())));
  };
