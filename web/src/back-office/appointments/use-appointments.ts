import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { atParis, dayAfter, parisMoment } from '@pignon/domain/shared/paris-time';
import { useState } from 'react';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { daysOf, type Span, stepOf } from './week';

export const NEW = 'nouveau';
const DAY = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Which days, whose, and what is done with one: all of it stands in the address. */
export function useAppointments() {
  const address = useListAddress();
  const drawer = useDrawerAddress();
  const [today] = useState(() => parisMoment(new Date()).day);
  const asked = address.query.get('jour') ?? '';
  const day = DAY.test(asked) ? asked : today;
  const span: Span = address.query.get('vue') === 'jour' ? 'jour' : 'semaine';
  const agent = /^\d{1,9}$/.exec(address.query.get('conseiller') ?? '')?.[0] ?? '';
  const days = daysOf(span, day);
  const query = new URLSearchParams({
    from: atParis(days[0] ?? day, 0).toISOString(),
    until: atParis(dayAfter(days.at(-1) ?? day), 0).toISOString(),
    ...(agent && { agent }),
  });
  const read = useSWR<readonly StaffAppointment[], unknown>(`/api/admin/appointments?${query.toString()}`, staffGet, {
    keepPreviousData: true,
  });
  const { data: advisers = [] } = useSWR<readonly StaffAgent[], unknown>('/api/admin/agents', staffGet);
  const reload = () => read.mutate();

  /** Answers what is wrong, or nothing. */
  const move = async ({ id, version, name }: StaffAppointment, startsAt: Date): Promise<string | undefined> => {
    const body = { startsAt: startsAt.toISOString(), version };
    const reply = await staffPost(`/api/admin/appointments/${id}`, body, { method: 'PUT' });
    await reload();
    if (!reply.ok) return reply.status === 401 ? undefined : (reply.error ?? UNREACHED);
    notify({ kind: 'success', title: 'Rendez-vous déplacé', text: `${name} et son conseiller sont prévenus.` });
    return undefined;
  };
  return {
    address,
    today,
    drawer,
    advisers,
    agent,
    day,
    days,
    span,
    all: read.data?.filter(({ state }) => state === 'booked'),
    error: read.error,
    reload,
    move,
    opened: read.data?.find(({ id }) => id === drawer.opened),
    show: (shown: string) => address.change({ jour: shown === today ? null : shown }),
    goBy: (by: number) => address.change({ jour: dayAfter(day, by * stepOf(span)) }),
  };
}

export type AppointmentDesk = ReturnType<typeof useAppointments>;
