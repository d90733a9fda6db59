import { BadConfiguration, ConfigReader } from '../config/reading';
import { adminCommand } from './admin-command';

/** For servers, on DATABASE_URL: `node ../infra/dist/src/accounts/admin-main.js list`. */
async function main(): Promise<void> {
  const read = new ConfigReader(process.env);
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'], 'http://localhost:3000').replace(/\/$/, '');
  read.finish();
  for (const line of await adminCommand({ databaseUrl: url, publicUrl }, process.argv.slice(2))) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof BadConfiguration || error instanceof Error ? error.message : error);
  process.exit(1);
});
