interface Sized {
  /** In bytes, all its forms together. */
  readonly size: number;
}

const MOST_ANSWERS = 5000;
const MOST_BYTES = 96 * 1024 * 1024;
/** Of both, what answers may take that nobody has asked for a second time. */
const NEWCOMERS = 1 / 4;
/** A key and its place in a map. */
const ENTRY_BYTES = 300;

/**
 * Answers under their keys, within a number and a size; the one that was not used for longest goes first. What was asked
 * for once has a smaller room of its own: ten thousand odd questions push each other out, and nothing that people read.
 */
export class RecentAnswers<Answer extends Sized> {
  private readonly known: Room<Answer>;
  private readonly newcomers: Room<Answer>;

  constructor(answers = MOST_ANSWERS, bytes = MOST_BYTES) {
    this.newcomers = new Room(answers * NEWCOMERS, bytes * NEWCOMERS);
    this.known = new Room(answers * (1 - NEWCOMERS), bytes * (1 - NEWCOMERS));
  }

  get(key: string): Answer | undefined {
    const answer = this.known.take(key) ?? this.newcomers.take(key);
    if (answer) this.known.put(key, answer);
    return answer;
  }

  /** Without counting as use. */
  peek(key: string): Answer | undefined {
    return this.known.peek(key) ?? this.newcomers.peek(key);
  }

  set(key: string, answer: Answer): void {
    const room = this.known.take(key) ? this.known : this.newcomers;
    room.put(key, answer);
  }

  clear(): void {
    this.known.clear();
    this.newcomers.clear();
  }
}

/** In the order of use: a map keeps the order in which its keys came. */
class Room<Answer extends Sized> {
  private readonly answers = new Map<string, Answer>();
  private bytes = 0;

  constructor(
    private readonly mostAnswers: number,
    private readonly mostBytes: number,
  ) {}

  peek(key: string): Answer | undefined {
    return this.answers.get(key);
  }

  take(key: string): Answer | undefined {
    const answer = this.answers.get(key);
    if (!answer) return undefined;
    this.answers.delete(key);
    this.bytes -= room(key, answer);
    return answer;
  }

  put(key: string, answer: Answer): void {
    this.take(key);
    this.answers.set(key, answer);
    this.bytes += room(key, answer);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= this.mostAnswers && this.bytes <= this.mostBytes) break;
      this.take(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}

const room = (key: string, { size }: Sized): number => size + 2 * key.length + ENTRY_BYTES;
