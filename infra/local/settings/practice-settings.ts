import type { SystemPorts } from '../ports/system-ports';

interface Practice extends SystemPorts {
  readonly secretKey: string;
  readonly geoKey: string;
  readonly mediaDir: string;
}

/** What api and workers are told unless the environment says otherwise: everything outside is the local practice target. */
export function practiceSettings({
  smtp,
  imap,
  partners,
  secretKey,
  geoKey,
  mediaDir,
}: Practice): Record<string, string> {
  const partnersUrl = `http://127.0.0.1:${partners}`;
  return {
    PIGNON_MODE: 'local',
    NODE_ENV: 'production',
    SECRET_KEY: secretKey,
    GEO_KEY: geoKey,
    GEOCODER_URL: `${partnersUrl}/geocoding`,
    ADDRESSES_URL: `${partnersUrl}/geocoding/ban`,
    MEDIA_DIR: mediaDir,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    IMAP_URL: `imap://contact%40pignon.example:local@127.0.0.1:${imap}`,
    PIPEDRIVE_URL: `${partnersUrl}/pipedrive`,
    PIPEDRIVE_API_TOKEN: 'local-pipedrive-token',
    PIPEDRIVE_SITE_REF_FIELD: 'd4f2a9c1b3e5f60718293a4b5c6d7e8f90a1b2c3',
    AUTOMATION_WEBHOOK_URL: `${partnersUrl}/automation/webhook`,
    AUTOMATION_SECRETS: `whsec_${Buffer.from('pignon-local-automation-secret-32').toString('base64')}`,
    GOOGLE_REVIEWS_URL: `${partnersUrl}/google`,
    GOOGLE_TOKEN_URL: `${partnersUrl}/google/token`,
    GOOGLE_CLIENT_ID: 'local-client',
    GOOGLE_CLIENT_SECRET: 'local-client-secret',
    GOOGLE_REFRESH_TOKEN: 'local-refresh-token',
    GOOGLE_LOCATION: 'accounts/1/locations/1',
    // Several workers, and several houses, on one machine: any free port; the log says which.
    WORKERS_PORT: '0',
  };
}
