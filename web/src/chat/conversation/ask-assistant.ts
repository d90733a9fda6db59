import type { Reply } from '../../lib/network/post-json';

const NETWORK: Reply = { ok: false, reason: 'network' };

/** `soFar` hears what the assistant has written so far, where it writes while the visitor reads. */
export async function askAssistant(body: object, soFar: (text: string) => void): Promise<Reply> {
  try {
    const response = await fetch('/api/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(body),
    });
    const { ok, status } = response;
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const told = await readEvents(response, soFar);
      return told === undefined ? NETWORK : { ok: true, status, body: told };
    }
    const answer: unknown = await response.json().catch(() => ({}));
    if (ok) return { ok, status, body: answer };
    const { error } = (answer ?? {}) as { error?: string };
    return { ok, reason: 'refused', status, ...(error && { error }) };
  } catch {
    return NETWORK;
  }
}

/** The last event, which is the whole answer; undefined where the stream broke off before it. */
async function readEvents(response: Response, soFar: (text: string) => void): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let told: unknown;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const events = (rest + read.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = JSON.parse(event.replace(/^data: /, '')) as { soFar?: string };
      if (data.soFar === undefined) told = data;
      else soFar(data.soFar);
    }
  }
  return told;
}
