import type { KeptAnswer } from './kept-answer';
import { RecentAnswers } from './recent-answers';

/** How well this process hears of changes of what the public sees. */
export interface Hearing {
  readonly hears: boolean;
  /** Since it last heard for certain, ms; 0 while it hears. */
  readonly deafMs: number;
}

const LONGEST_KEY = 1000;
/** Security row 19: what was taken from the public is gone within a minute, whatever has failed. */
const LISTINGS_OUTLIVE_MS = 60_000;
const TEXTS_OUTLIVE_MS = 3_600_000;

/**
 * Pages and public JSON as anonymous visitors get them, in memory until anything that the public sees changes. While
 * the process cannot hear of changes nothing is kept, and nothing is taken from here but by who has no other answer
 * (decision 0024).
 */
export class PublicCache {
  private readonly answers = new RecentAnswers<KeptAnswer>();
  private now = 0;

  constructor(private readonly hearing: () => Hearing) {}

  /** Rises with every change; an answer whose making began in an older generation is not kept: it may show what was before. */
  get generation(): number {
    return this.now;
  }

  /** Whether what was kept may be believed. */
  get trusted(): boolean {
    return this.hearing().hears;
  }

  get(key: string): KeptAnswer | undefined {
    return this.trusted ? this.answers.get(key) : undefined;
  }

  /** As it was when this process last heard of changes: for when it cannot be made anew. */
  stale(key: string): KeptAnswer | undefined {
    const answer = this.answers.peek(key);
    const limit = answer?.showsListings ? LISTINGS_OUTLIVE_MS : TEXTS_OUTLIVE_MS;
    return this.hearing().deafMs <= limit ? answer : undefined;
  }

  keep(key: string, answer: KeptAnswer, madeIn: number): void {
    if (madeIn !== this.now || !this.trusted || key.length > LONGEST_KEY) return;
    this.answers.set(key, answer);
  }

  clear(): void {
    this.now += 1;
    this.answers.clear();
  }
}
