// `npm run audit`: known weaknesses of the packages that are shipped. Red from « high » on; without a registry that
// answers such questions, skipped in so many words.
import { spawnSync } from 'node:child_process';

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});
let answer = {};
try {
  answer = JSON.parse(stdout);
} catch {
  // What is no JSON is no answer.
}
if (!answer.metadata) {
  const why = answer.message ?? answer.error?.summary ?? stderr.trim().split('\n')[0] ?? 'no answer';
  console.log(`audit: skipped, the registry does not offer it (${why})`);
} else {
  const { critical, high, moderate, low } = answer.metadata.vulnerabilities;
  console.log(`audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  for (const { name, severity, range } of Object.values(answer.vulnerabilities ?? {}))
    if (severity === 'critical' || severity === 'high') console.log(`  ${severity}: ${name} ${range}`);
  process.exitCode = critical + high > 0 ? 1 : 0;
}
