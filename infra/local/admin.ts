import { adminCommand } from '../src/accounts/admin-command';
import { withDatabase } from './with-database';

/** `npm run admin -- list` */
withDatabase(async ({ databaseUrl }) => {
  for (const line of await adminCommand(databaseUrl, process.argv.slice(2))) console.log(line);
});
