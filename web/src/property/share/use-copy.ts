import { useEffect, useState } from 'react';
import { announce } from '../../ui/announcer';
import { notify } from '../../ui/toast';

/** M87. */
const SHOWN_MS = 2_000;
const DONE = 'Copié !';

/** What was copied last, for as long as that is said. */
export function useCopy() {
  const [copied, setCopied] = useState<{ readonly what: string } | null>(null);
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
      setCopied({ what });
      announce(DONE);
    } catch {
      // Refused, or not on https.
      notify({ kind: 'error', title: 'Erreur', text: 'Impossible de copier le lien' });
    }
  };
  return { copied: copied?.what ?? null, copy };
}
