import { greet } from '@pignon/domain/chat/replies/greeting';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { type ChatMessage, type Conversation, type PendingLead, withMessage, withoutFailure } from './conversation';
import { delivered, type Outside, put, say } from './steps';

/** What is seen of it. */
export interface Talking {
  readonly conversation: Conversation;
  /** One message at a time: until it is false nothing more is taken. */
  readonly busy: boolean;
  /** What the assistant has written so far of an answer that comes in pieces. */
  readonly writing: string;
}

export interface Leads {
  /** True once our server has taken in both the person and the lead. */
  sendLead(lead: PendingLead): Promise<boolean>;
  leadStored(): void;
}

/**
 * Goes on step by step until nothing is left to ask, send or say. All of that stands in the kept conversation before it
 * is done, so that a page that comes alive again goes on where the last one stopped.
 */
export class Talk {
  private now: Talking;
  private readonly listeners = new Set<() => void>();

  constructor(
    kept: Conversation,
    private outside: Outside & Leads,
    /** Heard before anything is shown. */
    private readonly keep: (conversation: Conversation) => void,
  ) {
    this.now = { conversation: kept, busy: false, writing: '' };
  }

  readonly read = (): Talking => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is outside changes while a step runs: what is said at its end is said to whoever listens by then. */
  reach(outside: Outside & Leads): void {
    this.outside = outside;
  }

  /** Nothing where something was said before. */
  greet(advisor: string): void {
    const { conversation } = this.now;
    if (conversation.messages.length > 0) return;
    const { pace: _, ...greeting } = greet(advisor);
    this.change(withMessage(conversation, { role: 'assistant', ...greeting }));
  }

  readonly send = (text: string): void =>
    this.goOn((now) => ({ ...withMessage(now, { role: 'visitor', text }), asked: { body: { text } } }));

  /** The search without the chips that were taken away. */
  readonly search = (criteria: SearchCriteria): void => this.goOn((now) => ({ ...now, asked: { body: { criteria } } }));

  /** What failed once more, as it was; that it failed is no longer true. */
  readonly again = ({ id, again }: ChatMessage): void =>
    this.goOn(({ messages, leads, asked, ...now }) => ({
      ...now,
      messages: messages.filter((one) => one.id !== id),
      leads: again === 'lead' ? leads.map(withoutFailure) : leads,
      asked: again === 'lead' ? asked : asked && { body: asked.body },
    }));

  /** What another page, or a lost connection, left behind. */
  readonly resume = (): void => {
    const { leads, unsaid, asked } = this.now.conversation;
    if (leads.length > 0 || unsaid.length > 0 || (asked && !asked.failed))
      this.goOn((now) => ({ ...now, leads: now.leads.map(withoutFailure) }));
  };

  private goOn(begin: (now: Conversation) => Conversation): void {
    if (this.now.busy) return;
    this.change(begin(this.now.conversation));
    void this.proceed();
  }

  private async proceed(): Promise<void> {
    this.show({ busy: true });
    try {
      while (await this.step());
    } finally {
      this.show({ busy: false, writing: '' });
    }
  }

  /** False where nothing is left to do. */
  private async step(): Promise<boolean> {
    const { conversation } = this.now;
    const { unsaid, leads, asked } = conversation;
    const [next] = unsaid;
    const lead = leads.find(({ failed }) => !failed);
    if (next) this.change(await say(conversation, next, this.outside));
    else if (lead) await this.deliver(lead);
    else if (asked && !asked.failed)
      this.change(await put(conversation, asked, this.outside, (writing) => this.show({ writing })));
    else return false;
    return true;
  }

  private async deliver(lead: PendingLead): Promise<void> {
    const stored = await this.outside.sendLead(lead);
    this.change(delivered(this.now.conversation, lead, stored));
    if (stored) this.outside.leadStored();
  }

  private change(conversation: Conversation): void {
    this.keep(conversation);
    this.show({ conversation });
  }

  private show(news: Partial<Talking>): void {
    this.now = { ...this.now, ...news };
    for (const listener of this.listeners) listener();
  }
}
