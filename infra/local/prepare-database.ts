import { migrate } from '../src/database/migrate';
import { grantRoles, MayNotCreateRoles } from '../src/database/roles/grant-roles';
import { API_ROLE, WORKERS_ROLE } from '../src/database/roles/role-names';
import { roleUrl } from '../src/database/roles/role-url';

/** How each process enters the database. */
export interface Entrances {
  readonly roles: 'apart' | 'one';
  api(url?: string): string;
  workers(url?: string): string;
}

/** Migrated, and each process let in by its own role; by the owner's where a server of somebody's own makes no roles. */
export async function prepareDatabase(ownerUrl: string, password: string): Promise<Entrances> {
  await migrate(ownerUrl);
  try {
    await grantRoles(ownerUrl, { [API_ROLE]: password, [WORKERS_ROLE]: password });
  } catch (error) {
    if (!(error instanceof MayNotCreateRoles)) throw error;
    console.log(`${error.message} ; tout tourne avec ce compte.`);
    return { roles: 'one', api: (url = ownerUrl) => url, workers: (url = ownerUrl) => url };
  }
  return {
    roles: 'apart',
    api: (url = ownerUrl) => roleUrl(url, API_ROLE, password),
    workers: (url = ownerUrl) => roleUrl(url, WORKERS_ROLE, password),
  };
}
