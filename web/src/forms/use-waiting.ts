import { useEffect, useState } from 'react';

const PATIENT_MS = 4_000;
const SLOW = 'L’envoi prend plus de temps que d’habitude, nous essayons toujours…';
const LOST = 'Connexion perdue. Votre texte est gardé, nous essayons de nouveau…';

/** What is said under the buttons while no answer has come yet. */
export function useWaiting(sending: boolean) {
  const [lost, setLost] = useState(false);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSlow(true), PATIENT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      setLost(false);
    };
  }, [sending]);
  const waiting = lost ? LOST : slow ? SLOW : undefined;
  return { waiting: sending ? waiting : undefined, tellLost: () => setLost(true) };
}
