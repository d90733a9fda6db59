import { useEffect, useState } from 'react';
import { announce } from '../../ui/announcer';
import { notify } from '../../ui/toasts/toast';

/** M87. */
const SHOWN_MS = 2_000;
const DONE = 'Copié !';
export const NOT_COPIED = 'Impossible de copier le lien';

/** What was copied last, for as long as that is said; what could not be, until something could. */
export function useCopy() {
  const [copied, setCopied] = useState<{ readonly what: string } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setCopied(null);
      announce('');
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      setCopied({ what });
      announce(DONE);
    } catch {
      // Refused, or not on https.
      setRefused(what);
      notify({ kind: 'error', title: 'Erreur', text: NOT_COPIED });
    }
  };
  return { copied: copied?.what ?? null, refused, copy };
}
