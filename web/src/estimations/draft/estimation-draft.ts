import type { ContactValues, PropertyValues } from './estimation-values';

/** What the API answered to R1; both are needed to submit. */
export interface StartedEstimation {
  readonly id: string;
  readonly token: string;
}

/** A post that may have to be repeated: the same key must always carry the same body. */
export interface KeyedPost {
  readonly key: string;
  /** As sent; absent until then, and again after a refusal, since a refused body is not kept by the server. */
  readonly body?: string;
}

/** All that a reload must not lose (F10). */
export interface EstimationDraft {
  readonly step: 1 | 2;
  readonly contact: Partial<ContactValues>;
  readonly property: Partial<PropertyValues>;
  readonly touched: readonly string[];
  readonly start?: KeyedPost | undefined;
  readonly started?: StartedEstimation | undefined;
  readonly submit?: KeyedPost | undefined;
}

export const emptyDraft: EstimationDraft = { step: 1, contact: {}, property: {}, touched: [] };

const VERSION = 1;

export const encodeDraft = (draft: EstimationDraft): string => JSON.stringify({ version: VERSION, ...draft });

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function keyedPost(value: unknown): KeyedPost | undefined {
  const { key, body } = record(value);
  if (typeof key !== 'string') return undefined;
  return typeof body === 'string' ? { key, body } : { key };
}

function startedEstimation(value: unknown): StartedEstimation | undefined {
  const { id, token } = record(value);
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

/** A draft of another version, or one that somebody edited, is no draft: the form opens empty rather than broken. */
export function decodeDraft(text: string | null): EstimationDraft | null {
  if (!text) return null;
  try {
    const raw = record(JSON.parse(text));
    if (raw.version !== VERSION) return null;
    return {
      step: raw.step === 2 ? 2 : 1,
      contact: record(raw.contact),
      property: record(raw.property),
      touched: texts(raw.touched),
      start: keyedPost(raw.start),
      started: startedEstimation(raw.started),
      submit: keyedPost(raw.submit),
    };
  } catch {
    return null;
  }
}
