import type { ConfigReader } from './reading';

/** A language model for what the assistant does not understand: address and key, or none is used. */
export function readChatModel(read: ConfigReader, env: NodeJS.ProcessEnv) {
  const tokensPerDay = read.number('CHAT_MODEL_TOKENS_PER_DAY', 200_000, { min: 1, unit: 'jetons' });
  const answersPerDay = read.number('CHAT_MODEL_ANSWERS_PER_DAY', 30, { min: 1, unit: 'réponses' });
  const model = read.text('CHAT_MODEL', 'gpt-4-turbo');
  if (!env['CHAT_MODEL_URL']?.trim()) return null;
  return {
    url: read.url('CHAT_MODEL_URL', ['http:', 'https:']).replace(/\/$/, ''),
    key: read.text('CHAT_API_KEY'),
    model,
    tokensPerDay,
    answersPerDay,
  };
}
