import { GOOGLE_FAULT_WORDS } from '@pignon/domain/google/google-faults';
import type { GoogleServiceStatus, GoogleStatus } from '@pignon/domain/google/google-status';
import { useState } from 'react';
import useSWR from 'swr';
import { staffGet } from '../../staff/staff-get';
import { staffPost } from '../../staff/staff-post';
import { tellRefused } from '../../staff/undo/tell';
import { notify } from '../../ui/toasts/toast';

const GOOGLE = '/api/google';
/** While Google is being asked. */
const LOOK_AGAIN_MS = 1_000;
/** The server calls no reading longer than this one under way. */
const MOST_LOOKS = 100;

const reviewsOf = (status: GoogleStatus | undefined) => status?.services.find(({ service }) => service === 'reviews');

export type Google = ReturnType<typeof useGoogle>;

/** How the site stands with Google; whoever pressed is told what came of it. */
export function useGoogle() {
  const { data, error, mutate } = useSWR<GoogleStatus, unknown>(`${GOOGLE}/status`, staffGet, {
    refreshInterval: (latest) => (reviewsOf(latest)?.syncing ? LOOK_AGAIN_MS : 0),
  });
  const [pressed, setPressed] = useState(false);
  const reviews = reviewsOf(data);

  const synchronise = async () => {
    setPressed(true);
    const reply = await staffPost(`${GOOGLE}/sync`);
    if (reply.ok) {
      let status = reviewsOf(await mutate(reply.body as GoogleStatus, { revalidate: false }));
      for (let look = 0; look < MOST_LOOKS && status?.syncing; look++) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        status = reviewsOf(await mutate());
      }
      if (status && !status.syncing) tellOutcome(status);
    } else tellRefused(reply);
    setPressed(false);
  };

  return { data, error, reviews, busy: pressed || reviews?.syncing === true, synchronise, reload: () => mutate() };
}

function tellOutcome({ fault, kept }: GoogleServiceStatus): void {
  if (fault) notify({ kind: 'error', title: 'Synchronisation échouée', text: GOOGLE_FAULT_WORDS[fault.kind] });
  else notify({ kind: 'success', title: 'Synchronisation réussie', text: `${kept} avis en cache.` });
}
