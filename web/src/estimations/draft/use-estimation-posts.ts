import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { type RefObject, useCallback, useRef } from 'react';
import { postJson, type PostOptions, type Reply } from '../../lib/network/post-json';
import { startBody, submitBody } from './estimation-bodies';
import type { EstimationDraft, StartedEstimation } from './estimation-draft';
import type { ChangeDraft } from './use-estimation-draft';

/** What is told while no answer has come yet. */
type Told = Pick<PostOptions, 'lost' | 'crowded'>;

/** The server has read this body and will never take it: the next attempt may say something else. */
const isFinal = (reply: Reply): boolean => reply.status !== undefined && [400, 413, 422].includes(reply.status);

/**
 * R1 and R2. A key always carries the body that it first carried, so that a repetition after a lost answer is
 * recognised; what was corrected meanwhile in step 1 goes with R2.
 */
export function useEstimationPosts(latest: RefObject<EstimationDraft>, change: ChangeDraft, told: RefObject<Told>) {
  const starting = useRef<Promise<Reply> | null>(null);
  const submitting = useRef<Promise<Reply> | null>(null);

  const start = useCallback((): Promise<Reply> => {
    starting.current ??= sendStart(latest.current, change, told.current).finally(() => {
      starting.current = null;
    });
    return starting.current;
  }, [latest, change, told]);

  const submit = useCallback((): Promise<Reply> => {
    submitting.current ??= startAndSubmit(start, latest, change, told.current).finally(() => {
      submitting.current = null;
    });
    return submitting.current;
  }, [start, latest, change, told]);

  return { start, submit };
}

async function sendStart(draft: EstimationDraft, change: ChangeDraft, told: Told): Promise<Reply> {
  if (draft.started) return { ok: true, status: 202, body: draft.started };
  const key = draft.start?.key ?? uuidV7();
  const body = draft.start?.body ?? JSON.stringify(startBody(draft.contact, draft.touched));
  change({ start: { key, body } });
  const reply = await postJson('/api/estimations', JSON.parse(body), { key, ...told });
  if (reply.ok) change({ started: reply.body as StartedEstimation });
  else if (isFinal(reply)) change({ start: undefined });
  return reply;
}

type Start = () => Promise<Reply>;

async function startAndSubmit(
  start: Start,
  latest: RefObject<EstimationDraft>,
  change: ChangeDraft,
  told: Told,
): Promise<Reply> {
  const started = await start();
  if (!started.ok) return started;
  const reply = await sendSubmit(latest.current, change, told);
  if (reply.ok || reply.status !== 404) return reply;
  // A tab that slept for longer than the token lives: the request is started again, once.
  change({ start: undefined, started: undefined, submit: undefined });
  const again = await start();
  return again.ok ? sendSubmit(latest.current, change, told) : again;
}

async function sendSubmit(draft: EstimationDraft, change: ChangeDraft, told: Told): Promise<Reply> {
  const { started, contact, property, touched } = draft;
  if (!started) throw new Error('submitted before it was started');
  const body = JSON.stringify(submitBody(contact, property, touched));
  const key = draft.submit?.body === body ? draft.submit.key : uuidV7();
  change({ submit: { key, body } });
  const path = `/api/estimations/${encodeURIComponent(started.id)}/submit`;
  return postJson(path, JSON.parse(body), { key, token: started.token, ...told });
}
