import { BadConfiguration, ConfigReader } from '../config/reading';
import { log } from '../log/log';
import { migrate } from './migrate';
import { unreadDates } from './unread-dates';
import { grantRoles, MayNotCreateRoles } from './roles/grant-roles';

/**
 * Run once per deploy, before api and workers, by the owner of the tables: brings the database of DATABASE_URL up to this
 * version, and gives the roles of api and workers what they use of it.
 */
async function main(): Promise<void> {
  const read = new ConfigReader(process.env);
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const roles = read.oneOf('DATABASE_ROLES', ['apart', 'one'], 'apart');
  const passwords = {
    pignon_api: process.env.API_DATABASE_PASSWORD?.trim(),
    pignon_workers: process.env.WORKERS_DATABASE_PASSWORD?.trim(),
  };
  read.finish();
  await migrate(url);
  if (roles === 'apart') await grantRoles(url, passwords);
  log('info', 'database migrated', { roles });
  const unread = await unreadDates(url);
  if (unread.length > 0) log('warn', 'dates that stay as they were typed, for they are none', { dates: unread });
}

main().catch((error: unknown) => {
  console.error(error instanceof BadConfiguration || error instanceof MayNotCreateRoles ? error.message : error);
  process.exit(1);
});
