import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '@pignon/infra/config/config';
import { createPool } from '@pignon/infra/database/pool';
import { RetentionRuns } from '@pignon/infra/retention/retention-runs';
import { retentionReport } from './retention-report';
import { createRetentionRules } from './retention-rules';

/** For servers: `node dist/retention/retention-main.js --dry-run`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dry = values['dry-run'];
  const config = readConfig();
  const pool = createPool(config.database.url, 4);
  try {
    const rules = createRetentionRules({ pool, config });
    const runs = new RetentionRuns(pool, (rule, error) => {
      console.error(`${rule}\u00a0: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
    const done = dry ? await runs.dry(rules) : await runs.now(rules);
    if (done === null) throw new Error('Un worker retire en ce moment ce qui a fait son temps : réessayez ensuite.');
    for (const line of retentionReport(done, dry)) console.log(line);
  } finally {
    await pool.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
