import type { ConfigReader } from './reading';

export const readCrm = (read: ConfigReader) => ({
  url: read.url('PIPEDRIVE_URL', ['http:', 'https:']).replace(/\/$/, ''),
  token: read.text('PIPEDRIVE_API_TOKEN'),
  siteRefField: read.text('PIPEDRIVE_SITE_REF_FIELD'),
  concurrency: read.whole('CRM_CONCURRENCY', 8, { min: 1, max: 50 }),
  requestsPerSecond: read.number('CRM_REQUESTS_PER_SECOND', 10, { min: 0.1, unit: 'requêtes' }),
  searchesPerSecond: read.number('CRM_SEARCHES_PER_SECOND', 5, { min: 0.1, unit: 'recherches' }),
});
