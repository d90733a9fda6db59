import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own for one test file, cloned from the migrated and seeded template. */
export const testDatabase = (): Promise<string> => create('template_pignon');

/** Without a table, for what migrations do on their way. */
export const emptyDatabase = (): Promise<string> => create('template0');

async function create(template: string): Promise<string> {
  const { port } = JSON.parse(process.env.TEST_POSTGRES ?? '{}') as { port: number };
  const url = (name: string): string => `postgresql://pignon@127.0.0.1:${port}/${name}`;
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url('postgres') });
  await client.connect();
  // Two files cloning at once: the template admits one at a time.
  for (let tries = 0; ; tries++) {
    try {
      await client.query(`create database ${name} template ${template}`);
      break;
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await client.end();
  return url(name);
}
