import { Misconfigured, TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { type LanguageModel, MODEL_PARAMETERS, type ModelMessage } from '@pignon/domain/chat/model/language-model';
import { Agent, request } from 'undici';

export interface ModelOptions {
  /** 'https://api.openai.com/v1', without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** For its first word, and for the whole answer. */
  readonly timeoutMs: number;
}

const LARGEST_ANSWER = 256_000;

/** Any service that speaks OpenAI's chat completions, streamed; the first choice's content (M156). */
export class OpenAiLanguageModel implements LanguageModel {
  private readonly agent: Agent;

  constructor(private readonly options: ModelOptions) {
    const { timeoutMs } = options;
    this.agent = new Agent({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } });
  }

  async *answer(messages: readonly ModelMessage[]): AsyncGenerator<string> {
    const { url, key, model, timeoutMs } = this.options;
    try {
      const { statusCode, body } = await request(`${url}/chat/completions`, {
        method: 'POST',
        dispatcher: this.agent,
        signal: AbortSignal.timeout(timeoutMs * 3),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ model, messages, stream: true, ...MODEL_PARAMETERS }),
      });
      if (statusCode !== 200) {
        await body.dump();
        throw refusal(statusCode);
      }
      for await (const line of linesOf(body)) {
        if (line === 'data: [DONE]') return;
        const piece = line.startsWith('data:') ? contentOf(line.slice(5)) : '';
        if (piece) yield piece;
      }
    } catch (error) {
      if (error instanceof TransientFailure || error instanceof Unrecoverable || error instanceof Misconfigured)
        throw error;
      const { code, name, message } = error as { code?: string; name: string; message: string };
      throw new TransientFailure(`Le modèle ne répond pas (${code ?? name} : ${message})`, code ?? name, {
        ambiguous: true,
      });
    }
  }

  close(): Promise<void> {
    return this.agent.close();
  }
}

function refusal(status: number): Error {
  const message = `Le modèle a répondu ${status}`;
  if (status === 401 || status === 403) return new Misconfigured(message, String(status));
  if (status === 429 || status >= 500) return new TransientFailure(message, String(status), { ambiguous: false });
  return new Unrecoverable(message, String(status));
}

async function* linesOf(body: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_ANSWER) throw new Error('réponse trop longue');
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => line.trim());
  }
  yield rest.trim();
}

function contentOf(json: string): string {
  const chunk = JSON.parse(json) as { choices?: readonly { delta?: { content?: unknown } }[] };
  const content = chunk.choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}
