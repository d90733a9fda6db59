import { join } from 'node:path';
import { portFrom, runProcess } from '../processes/run-process';
import { startPartners } from './partners';

void runProcess('Partenaires locaux', async () => {
  const host = process.env.PARTNERS_HOST || '127.0.0.1';
  const partners = await startPartners({
    port: portFrom('PARTNERS_PORT', 3100),
    dir: join(process.env.DATA_DIR || '.local', 'partners'),
    host,
  });
  console.log(`Partenaires locaux : http://${host}:${partners.port}`);
  return partners;
});
