import type { StaffDesk } from '@pignon/domain/accounts/desk/staff-colleague';
import type { Reply } from '../../../lib/network/post-json';
import type { SwitchedRole } from '@pignon/domain/accounts/rights';
import { useState } from 'react';
import useSWR from 'swr';
import { useDrawerAddress } from '../../../staff/drawer/use-drawer-address';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import { notify } from '../../../ui/toasts/toast';

export const USERS = '/api/admin/users';
/** What the address calls one who is not there yet. */
export const NEW = 'nouveau';

type Method = 'POST' | 'PUT';

export type Colleagues = ReturnType<typeof useColleagues>;

/** Who works here; each change is answered with how everything stands. */
export function useColleagues() {
  const drawer = useDrawerAddress();
  const { data, error, mutate } = useSWR<StaffDesk, unknown>(USERS, staffGet);
  const [busy, setBusy] = useState(false);

  const send = async (method: Method, path: string, body: object = {}): Promise<Reply> => {
    setBusy(true);
    const reply = await staffPost(USERS + path, body, { method, ...(method === 'POST' && { once: true }) });
    if (reply.ok) await mutate(reply.body as StaffDesk, { revalidate: false });
    else if (reply.status === 404) await mutate();
    setBusy(false);
    return reply;
  };
  /** Of what is done by one press: says that it is, or why not. */
  const press = async (method: Method, path: string, body: object, done: { title: string; text: string }) => {
    const reply = await send(method, path, body);
    if (reply.ok) notify({ kind: 'success', ...done });
    else tellRefused(reply);
  };
  const enable = async (roles: readonly SwitchedRole[]): Promise<void> => {
    const before = data?.enabledRoles ?? [];
    const reply = await send('PUT', '/roles', { roles });
    if (!reply.ok) return tellRefused(reply);
    tellDone('Paramètres enregistrés', 'Les rôles activés ont changé.', async () => {
      const back = await send('PUT', '/roles', { roles: before });
      if (!back.ok) tellRefused(back);
    });
  };

  return {
    drawer,
    data,
    error,
    busy,
    send,
    press,
    enable,
    reload: () => mutate(),
    opened: data?.colleagues.find(({ id }) => id === drawer.opened),
  };
}
