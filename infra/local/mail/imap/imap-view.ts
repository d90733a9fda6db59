import type { MailStore } from '../mail-store';
import type { StoredMail } from '../stored-mail';

export interface SeenMail {
  readonly uid: number;
  readonly mail: StoredMail;
}

/** Tags behind a '+' are the holder's own. */
const plain = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** The mails that were sent to one address, in the order in which one connection numbers them. */
export class ImapView {
  private mails: SeenMail[] = [];

  constructor(
    private readonly store: MailStore,
    private readonly address: string,
  ) {}

  get all(): readonly SeenMail[] {
    return this.mails;
  }

  get uidNext(): number {
    return this.store.nextUid;
  }

  /** What a client has to be told of what moved since it was last told. */
  refresh(): readonly string[] {
    const now = this.now();
    const there = new Set(now.map(({ uid }) => uid));
    const gone = this.mails.flatMap(({ uid }, index) => (there.has(uid) ? [] : [index + 1])).reverse();
    const before = this.mails.length - gone.length;
    this.mails = now;
    return [
      ...gone.map((sequence) => `* ${sequence} EXPUNGE`),
      ...(now.length === before ? [] : [`* ${now.length} EXISTS`]),
    ];
  }

  private now(): SeenMail[] {
    const address = plain(this.address);
    return this.store
      .newestFirst()
      .reverse()
      .filter(({ envelope }) => envelope.to.some((to) => plain(to) === address))
      .map((mail) => ({ uid: this.store.uidOf(mail), mail }));
  }
}

/** '1,4:*' of these numbers, with the last of them as '*'. */
export function inSet(set: string, last: number): (number: number) => boolean {
  const ranges = set.split(',').map((part) => {
    const [from = 0, to = from] = part.split(':').map((end) => (end === '*' ? last : Number(end)));
    return [Math.min(from, to), Math.max(from, to)] as const;
  });
  return (number) => ranges.some(([from, to]) => number >= from && number <= to);
}
