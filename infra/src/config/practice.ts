import { isIP } from 'node:net';
import type { ConfigReader } from './reading';

interface Reached {
  readonly timeScale: number;
  readonly pages: string;
  readonly crm: { readonly url: string };
  readonly automation: { readonly url: string };
  readonly geocoding: { readonly url: string };
  readonly addresses: { readonly url: string };
  readonly reviews: { readonly google: { readonly url: string; readonly tokenUrl: string } | null };
  readonly chatModel: { readonly url: string } | null;
}

/** A site that serves real owners must not write to practice targets, nor run on a shortened clock. */
export function refusePractice(read: ConfigReader, config: Reached): void {
  if (config.timeScale !== 1) read.fault('TIME_SCALE', 'doit rester à 1 en production');
  if (config.pages !== 'built') read.fault('PAGES', 'doit rester à built en production');
  for (const [name, url] of [
    ['PIPEDRIVE_URL', config.crm.url],
    ['AUTOMATION_WEBHOOK_URL', config.automation.url],
    ['GEOCODER_URL', config.geocoding.url],
    ['ADDRESSES_URL', config.addresses.url],
    ['GOOGLE_REVIEWS_URL', config.reviews.google?.url ?? ''],
    ['CHAT_MODEL_URL', config.chatModel?.url ?? ''],
    ['GOOGLE_TOKEN_URL', config.reviews.google?.tokenUrl ?? ''],
  ] as const) {
    if (URL.canParse(url) && isPrivate(new URL(url).hostname))
      read.fault(name, 'désigne un partenaire local, refusé en production');
  }
}

function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host.endsWith('.local') ||
    !(host.includes('.') || host.includes(':'))
  )
    return true;
  return (
    isIP(host) > 0 &&
    /^(127\.|10\.|192\.168\.|169\.254\.|0\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:|f[cd]|fe80)/i.test(host)
  );
}
