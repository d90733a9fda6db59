import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHydrated } from '../../lib/early/use-hydrated';
import { stayInPlace } from '../../lib/scroll/scroll-memory';

export type Asking = 'information' | 'appointment';

interface AskingState {
  readonly asking: Asking | null;
  readonly ask: (what: Asking) => void;
  readonly close: () => void;
}

/** Which dialog is open. M86: `action=quote` opens the information dialog, and leaves the address with it (ux8). */
export function useAsking(): AskingState {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<Asking | null>(null);
  // On a phone the entry below still has the address of before, for the moment of the step back to it: answered once.
  const [answeredAt, setAnsweredAt] = useState<string>();
  const byAddress = hydrated && new URLSearchParams(search).get('action') === 'quote';
  const wanted = byAddress && answeredAt !== path;

  const close = () => {
    setAsked(null);
    if (!byAddress) return;
    setAnsweredAt(path);
    stayInPlace();
    navigate(path + withoutAction(search) + window.location.hash, { replace: true });
  };
  return { asking: asked ?? (wanted ? 'information' : null), ask: setAsked, close };
}

function withoutAction(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('action');
  const rest = parameters.toString();
  return rest && `?${rest}`;
}
