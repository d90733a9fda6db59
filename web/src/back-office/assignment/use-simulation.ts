import type { Simulation } from '@pignon/domain/assignment/staff-rule';
import { useState } from 'react';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { RULES } from './use-rules';

type Outcome =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'failed'; readonly told: string }
  | { readonly state: 'told'; readonly simulation: Simulation };

/** Asks what the rules say of a request; the answer is of the rules as they stand now. */
export function useSimulation() {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const ask = async (body: object) => {
    setOutcome({ state: 'asking' });
    const reply = await staffPost(`${RULES}/simulate`, body);
    if (reply.ok) setOutcome({ state: 'told', simulation: reply.body as Simulation });
    else setOutcome({ state: 'failed', told: reply.fields?.threadId ?? reply.error ?? UNREACHED });
  };
  return { outcome, ask };
}
