import type { PropertyStatus } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { ToldOfClosing } from '@pignon/domain/sold/closing';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { useRef, useState } from 'react';
import { staffPost, UNREACHED } from '../../../staff/staff-post';

interface Closing {
  readonly property: Pick<StaffProperty, 'id' | 'version'>;
  readonly status: PropertyStatus;
  readonly onChanged: (now: StaffProperty) => void;
  readonly onClose: () => void;
}

interface Wanted {
  readonly withCard: boolean;
  readonly threads: readonly string[];
  readonly meetings: readonly string[];
  readonly appointments: readonly { readonly id: string; readonly version: number }[];
}

/** What was done besides the status. */
export interface Done {
  readonly card: number | null;
  readonly told: ToldOfClosing | null;
}

/** The status first: people are told of what is stored, and the card is made of what is sold then. */
export function useClosing({ property, status, onChanged, onClose }: Closing) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Done>();
  /** What a press that failed halfway has done already is not done by the next one. */
  const so = useRef<{ changed: boolean; told: ToldOfClosing | null }>({ changed: false, told: null });
  const { id, version } = property;

  const change = async (): Promise<string | undefined> => {
    if (so.current.changed) return undefined;
    const reply = await staffPost(`/api/properties/${id}`, { status, version }, { method: 'PUT' });
    if (!reply.ok) return reply.error ?? UNREACHED;
    so.current.changed = true;
    onChanged(reply.body as StaffProperty);
    return undefined;
  };
  const tell = async ({ threads, meetings, appointments }: Wanted): Promise<string | undefined> => {
    if (so.current.told || threads.length + meetings.length + appointments.length === 0) return undefined;
    const reply = await staffPost(`/api/admin/properties/${id}/notices`, { threads, meetings, appointments });
    if (!reply.ok) return `Le statut est changé, mais personne n’est prévenu\u00a0: ${reply.error ?? UNREACHED}`;
    so.current.told = reply.body as ToldOfClosing;
    return undefined;
  };
  const finish = async (wanted: Wanted): Promise<string | undefined> => {
    const refused = (await change()) ?? (await tell(wanted));
    if (refused) return refused;
    const { told } = so.current;
    if (!wanted.withCard && !told) {
      onClose();
      return undefined;
    }
    if (!wanted.withCard) {
      setDone({ card: null, told });
      return undefined;
    }
    const made = await staffPost(`/api/admin/sold-properties/from/${id}`, {}, { once: true });
    if (!made.ok) return `Le statut est changé, mais la fiche vendue n’est pas créée\u00a0: ${made.error ?? UNREACHED}`;
    setDone({ card: (made.body as StaffSoldProperty).id, told });
    return undefined;
  };
  const apply = async (wanted: Wanted) => {
    setBusy(true);
    setRefusal(undefined);
    const refused = await finish(wanted);
    setBusy(false);
    if (refused) setRefusal(refused);
  };
  return { busy, refusal, done, apply };
}
