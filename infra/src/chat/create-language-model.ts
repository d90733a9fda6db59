import type { LanguageModel } from '@pignon/domain/chat/model/language-model';
import type { Tools } from '../wiring/tools';
import { OpenAiLanguageModel } from './openai-language-model';

const TIMEOUT_MS = 10_000;

/** Null where none is configured. */
export const createLanguageModel = ({ config: { chatModel, timeScale } }: Tools): LanguageModel | null =>
  chatModel && new OpenAiLanguageModel({ ...chatModel, timeoutMs: TIMEOUT_MS / timeScale });
