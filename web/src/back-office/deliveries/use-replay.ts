import type { EffectKind } from '@pignon/domain/deliveries/effect';
import { plural } from '@pignon/domain/shared/text/plural';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { deliveryPath } from './use-deliveries';

function say(replayed: number, asked: number | null): void {
  const rest = asked === null ? 0 : asked - replayed;
  notify({
    kind: replayed > 0 ? 'success' : 'error',
    title: replayed > 0 ? `${replayed} livraison${plural(replayed)} relancée${plural(replayed)}` : 'Rien à rejouer',
    text:
      rest > 0
        ? `${rest} livraison${plural(rest)} déjà faite${plural(rest)} ou déjà en route.`
        : 'Le journal se met à jour tout seul.',
  });
}

/** Actions of the journal. One at a time: a double press asks once. */
export function useReplay() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const act = useCallback(
    async (path: string, body: object, asked: number | null) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      const answer = await staffPost(path, body);
      running.current = false;
      setBusy(false);
      if (answer.ok) say((answer.body as { replayed: number }).replayed, asked);
      else if (answer.status !== 401) {
        notify({
          kind: 'error',
          title: 'La relance a échoué',
          text: answer.error ?? UNREACHED,
        });
      }
      await mutate((key) => typeof key === 'string' && key.startsWith('/api/deliveries'));
    },
    [mutate],
  );

  return {
    busy,
    one: (id: string) => act(`${deliveryPath(id)}/replay`, {}, 1),
    some: (ids: readonly string[]) => act('/api/deliveries/replay', { ids }, ids.length),
    allDead: (kind: EffectKind | null) =>
      act('/api/deliveries/replay', { all: true, state: 'dead', ...(kind && { kind }) }, null),
  };
}
