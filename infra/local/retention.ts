import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kept } from './settings/kept';
import { practiceSettings } from './settings/practice-settings';
import { ROOT } from './root';
import { withDatabase } from './with-database';

const NOWHERE = { web: 0, partners: 0, smtp: 0, mail: 0, imap: 0 };

/** `npm run retention -- --dry-run`: the workers' own rules, with the files and the secret of `npm start`. */
withDatabase(async ({ dataDir, databaseUrl }) => {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'workers/dist/retention/retention-main.js'), ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit', env: { ...settings(dataDir), DATABASE_URL: databaseUrl } },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Rien de plus n’a été fait.');
});

/** As `npm start` gives them; where it never ran, those of the environment alone, of which each that misses is named. */
function settings(dataDir: string): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  if (!existsSync(join(dataDir, 'secret-key'))) return given;
  const own = (name: string): string => kept(join(dataDir, name), () => '');
  return {
    ...practiceSettings({
      ...NOWHERE,
      secretKey: own('secret-key'),
      geoKey: own('geo-key'),
      mediaDir: join(dataDir, 'media'),
    }),
    REDIS_URL: 'redis://127.0.0.1',
    ...given,
  };
}
