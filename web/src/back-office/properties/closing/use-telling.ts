import type { ToldOfClosing } from '@pignon/domain/sold/closing';
import { useState } from 'react';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import type { EndedProperty } from './several-concerned';
import type { ConcernedChoice } from './use-concerned';

interface Part {
  readonly property: EndedProperty;
  readonly concerned: Pick<ConcernedChoice, 'chosen'>;
}

const NOBODY: ToldOfClosing = { told: 0, cancelled: 0, refused: [] };

/** One property after the other; what a press that failed halfway has done is not done by the next one. */
export function useTelling() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [sum, setSum] = useState(NOBODY);
  const [sent, setSent] = useState<readonly number[]>([]);
  const [done, setDone] = useState(false);

  const send = async (parts: readonly Part[]): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    let failed: string | undefined;
    for (const { property, concerned } of parts) {
      const { threads, meetings, appointments } = concerned.chosen;
      if (sent.includes(property.id) || threads.length + meetings.length + appointments.length === 0) continue;
      const reply = await staffPost(`/api/admin/properties/${property.id}/notices`, {
        threads,
        meetings,
        appointments,
      });
      if (!reply.ok) {
        failed = `«\u00a0${property.title}\u00a0»\u00a0: ${reply.error ?? UNREACHED}`;
        break;
      }
      const told = reply.body as ToldOfClosing;
      setSent((now) => [...now, property.id]);
      setSum((now) => ({
        told: now.told + told.told,
        cancelled: now.cancelled + told.cancelled,
        refused: [...now.refused, ...told.refused],
      }));
    }
    setBusy(false);
    setRefusal(failed);
    setDone(failed === undefined);
  };
  return { busy, refusal, told: done ? sum : null, send };
}
