import { BadConfiguration, SettingsReader } from '../config/reading';
import { log } from '../log/log';
import { migrate } from './orm';

/** Run once per deploy, before api and workers: brings the database of DATABASE_URL up to this version. */
async function main(): Promise<void> {
  const read = new SettingsReader(process.env);
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  read.finish();
  await migrate(url);
  log('info', 'database migrated');
}

main().catch((error: unknown) => {
  console.error(error instanceof BadConfiguration ? error.message : error);
  process.exit(1);
});
