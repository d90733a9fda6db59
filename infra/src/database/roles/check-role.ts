import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { BadConfiguration } from '../../config/reading';
import type { ProcessRole } from './role-names';

const PAUSE_MS = 5000;

/** What no process that listens or acts may do, and what it cannot do without. One row per fault. */
const FAULTS = `select fault from (values
    (current_setting('is_superuser') = 'on', 'est administrateur du serveur'),
    (has_table_privilege('audit_log', 'update') or has_table_privilege('audit_log', 'delete')
      or has_table_privilege('audit_log', 'truncate'), 'peut réécrire audit_log'),
    ($1 = 'pignon_api' and has_column_privilege('property', 'latitude', 'select'), 'peut lire la position exacte des biens'),
    (not has_table_privilege('event', 'insert'), 'ne peut pas écrire dans event'),
    (not has_table_privilege('public_listing', 'select'), 'ne peut pas lire public_listing')
  ) as faults (found, fault) where found`;

/** Throws BadConfiguration, in one line, unless this connection has the grants of `role`; rejects when nobody answers. */
export async function checkRole(url: string, role: ProcessRole): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ fault: string }>(FAULTS, [role]);
    if (rows.length === 0) return;
    const who = decodeURIComponent(new URL(url).username);
    throw new BadConfiguration([
      `DATABASE_URL : « ${who} » ${rows.map(({ fault }) => fault).join(', ')} ; attendu : le rôle ${role}, que la migration crée (ou DATABASE_ROLES=one)`,
    ]);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same at the start of a process, which serves what it can while the database is away: then it asks again. */
export async function checkRoleAtStart(
  { url, roles }: { readonly url: string; readonly roles: 'apart' | 'one' },
  role: ProcessRole,
  giveUp: (error: BadConfiguration) => void,
): Promise<void> {
  if (roles === 'one') return;
  const check = async (): Promise<boolean> => {
    try {
      await checkRole(url, role);
      return true;
    } catch (error) {
      if (error instanceof BadConfiguration) throw error;
      // Not migrated yet, or away.
      return false;
    }
  };
  if (await check()) return;
  void (async () => {
    do await sleep(PAUSE_MS, undefined, { ref: false });
    while (!(await check()));
  })().catch((error: unknown) => giveUp(error as BadConfiguration));
}
