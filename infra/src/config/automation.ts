import type { ConfigReader } from './reading';

/** The webhook: each call is signed with every secret, so that one can be exchanged without a gap. */
export function readAutomation(read: ConfigReader) {
  const automation = {
    url: read.url('AUTOMATION_WEBHOOK_URL', ['http:', 'https:']),
    secrets: read
      .text('AUTOMATION_SECRETS')
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
    concurrency: read.whole('WEBHOOK_CONCURRENCY', 10, { min: 1, max: 100 }),
    perSecond: read.number('WEBHOOK_PER_SECOND', 10, { unit: 'appels' }),
  };
  if (automation.secrets.some((secret) => !secret.startsWith('whsec_')))
    read.fault('AUTOMATION_SECRETS', 'doit être une liste de secrets « whsec_… » séparés par des virgules');
  return automation;
}
