import { adminCommand } from '../src/accounts/admin-command';
import { withDatabase } from './with-database';

/** `npm run admin -- list` */
const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');

withDatabase(async ({ databaseUrl }) => {
  for (const line of await adminCommand({ databaseUrl, publicUrl }, process.argv.slice(2))) console.log(line);
});
