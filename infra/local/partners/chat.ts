import { isRecord } from '../http';
import { type Answer, bearer, type Partner } from './partner';

type Message = { role: string; content: unknown };

const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);

/** Canned, so that the same question always gets the same answer. */
const REPLIES: [RegExp, string][] = [
  [/estim/i, 'Pour une estimation, comptez 48 heures ouvrées après le formulaire.'],
  [/murs|lou[ée]|occup|invest/i, 'Les murs occupés se jugent à leur bail et à leur rendement.'],
  [/bail|loyer|locataire/i, 'Le bail commercial dure neuf ans, avec un congé possible tous les trois ans.'],
  [/off.?market|confidentiel/i, 'Les biens confidentiels s’ouvrent avec un code, donné après validation.'],
  [/rendez|visite|rappel/i, 'Un conseiller peut vous rappeler : choisissez un créneau sur le site.'],
  [/vend|cession|c[ée]der/i, 'Pour vendre, la première étape est une estimation.'],
];

/** An OpenAI-compatible chat, streamed or not. */
export function createChat(key: string): Partner {
  let count = 0;
  return (call) => {
    if (bearer(call) !== key) return refusal(401, 'Incorrect API key provided.', 'invalid_api_key');
    if (call.path !== '/v1/chat/completions') return refusal(404, `Unknown request URL: ${call.path}.`, 'unknown_url');
    if (call.method !== 'POST') return refusal(405, 'Method not allowed.', 'method_not_supported');
    const { body } = call;
    if (!isRecord(body)) return refusal(400, 'We could not parse the JSON body of your request.', null);
    if (typeof body.model !== 'string' || !body.model) return refusal(400, 'you must provide a model parameter', null);
    if (!areMessages(body.messages)) return refusal(400, "Invalid type for 'messages'.", 'invalid_type');
    count += 1;
    const reply = replyTo(body.messages, body.response_format);
    return completion(`chatcmpl-local-${count}`, body.model, reply, body.stream === true, body.messages);
  };
}

function areMessages(messages: unknown): messages is Message[] {
  if (!Array.isArray(messages) || messages.length === 0) return false;
  return messages.every((one) => isRecord(one) && ROLES.has(String(one.role)) && isContent(one.content));
}

function isContent(content: unknown): boolean {
  return content === null || content === undefined || typeof content === 'string' || Array.isArray(content);
}

function replyTo(messages: Message[], format: unknown): string {
  const question = textOf(messages.findLast(({ role }) => role === 'user')?.content);
  const words = question.match(/[\p{L}\p{N}-]{3,}/gu) ?? [];
  const keyword = words.toSorted((a, b) => b.length - a.length)[0] ?? 'votre projet';
  const canned = REPLIES.find(([pattern]) => pattern.test(question))?.[1] ?? 'Dites-m’en un peu plus sur votre projet.';
  const reply = `Vous parlez de « ${keyword} ». ${canned}`;
  const wantsJson = isRecord(format) && String(format.type).startsWith('json');
  return wantsJson ? JSON.stringify({ reply, keyword }) : reply;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join(' ');
}

function completion(id: string, model: string, reply: string, stream: boolean, messages: Message[]): Answer {
  const created = Math.floor(Date.now() / 1_000);
  const prompt = Math.ceil(messages.reduce((sum, { content }) => sum + textOf(content).length, 0) / 4);
  const answered = Math.ceil(reply.length / 4);
  const body = {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: reply }, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: prompt, completion_tokens: answered, total_tokens: prompt + answered },
  };
  if (!stream) return { status: 200, body };
  const chunk = (delta: object, finish_reason: string | null) => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });
  const pieces = reply.match(/\S+\s*/g) ?? [];
  const events = [
    chunk({ role: 'assistant', content: '' }, null),
    ...pieces.map((content) => chunk({ content }, null)),
    chunk({}, 'stop'),
  ];
  return { status: 200, body, events };
}

function refusal(status: number, message: string, code: string | null): Answer {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code } } };
}
