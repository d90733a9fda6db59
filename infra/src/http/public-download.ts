import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';

/** What an address that somebody else wrote may not lead to: nothing but the public Internet (security rows 42 to 44). */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
/** Of IPv6 only what is given out to the public, without what carries an IPv4 address within. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
const WITHIN6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WITHIN6.addSubnet(net, prefix, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !PRIVATE.check(address, 'ipv4')
    : isIP(address) === 6 && PUBLIC6.check(address, 'ipv6') && !WITHIN6.check(address, 'ipv6');

/** Why nothing was fetched, in words for whoever wrote the address. */
export class DownloadRefused extends Error {}

/** Not a word came back: nor would one the next time. */
export class NoAnswer extends DownloadRefused {
  constructor() {
    super('ne répond pas');
  }
}

/** We end ourselves: the address is not at fault. */
export class DownloadStopped extends Error {}

const TIMEOUT_MS = 15_000;
const PORTS: readonly string[] = ['', '80', '443'];

/**
 * Fetches a file from an address of somebody else's. The address is judged where the connection is made, so that a name
 * cannot mean another machine the second time; redirects are not followed; what is too long or too slow is cut off.
 */
export class PublicDownload {
  private readonly agent: Agent;
  private closing = false;

  /** `isAllowed` and `ports` are for tests, whose servers are here. */
  constructor(
    private readonly isAllowed = isPublicAddress,
    private readonly ports: readonly string[] | null = PORTS,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    const lookup: LookupFunction = (host, options, done) => {
      resolve(host, { ...options, all: true }).then(
        (found) => {
          if (found.length === 0 || !found.every(({ address }) => this.isAllowed(address)))
            return done(new DownloadRefused('ne mène pas à l’Internet public'), '', 4);
          if (options.all) return done(null, found);
          return done(null, found[0]?.address ?? '', found[0]?.family ?? 4);
        },
        (error: NodeJS.ErrnoException) => done(error, '', 4),
      );
    };
    this.agent = new Agent({
      connect: { lookup, timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  }

  async fetch(address: string, mostBytes: number): Promise<Buffer> {
    const url = this.judged(address);
    try {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const { statusCode, body } = await request(url, {
        dispatcher: this.agent,
        signal,
        headers: { 'user-agent': 'Pignon' },
      });
      if (statusCode !== 200) {
        // Cut off, it would say so to nobody.
        body.on('error', () => {}).destroy();
        throw new DownloadRefused(statusCode >= 300 && statusCode < 400 ? 'renvoie ailleurs' : `répond ${statusCode}`);
      }
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of body) {
        size += (chunk as Buffer).length;
        if (size > mostBytes) throw new DownloadRefused('est trop lourde');
        chunks.push(chunk as Buffer);
      }
      return Buffer.concat(chunks);
    } catch (error) {
      if (this.closing) throw new DownloadStopped('this process ends', { cause: error });
      throw error instanceof DownloadRefused ? error : refusalIn(error);
    }
  }

  close(): Promise<void> {
    this.closing = true;
    return this.agent.close();
  }

  private judged(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new DownloadRefused('n’est pas une adresse http(s)');
    if (url.username || url.password) throw new DownloadRefused('porte un mot de passe');
    if (this.ports && !this.ports.includes(url.port)) throw new DownloadRefused('vise un autre port que 80 ou 443');
    // A number needs no name service: whoever connects to it is never asked.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !this.isAllowed(host)) throw new DownloadRefused('ne mène pas à l’Internet public');
    return url;
  }
}

/** The connection wraps what its lookup said. */
function refusalIn(error: unknown): DownloadRefused {
  const { cause } = error as { cause?: unknown };
  return cause instanceof DownloadRefused ? cause : new NoAnswer();
}
