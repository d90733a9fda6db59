import { useEffect, useState } from 'react';

const PATIENT_MS = 4_000;
const SLOW = 'L’envoi prend plus de temps que d’habitude, nous essayons toujours…';
const LOST = 'Connexion perdue. Votre texte est gardé, nous essayons de nouveau…';

const crowdedText = (pauseMs: number) =>
  `Beaucoup de demandes partent de votre connexion. Votre texte est gardé\u00a0: il part de lui-même dans ${Math.ceil(pauseMs / 1000)}\u00a0secondes.`;

/** What is said under the buttons while no answer has come yet. */
export function useWaiting(sending: boolean) {
  const [lost, setLost] = useState(false);
  const [slow, setSlow] = useState(false);
  const [crowded, setCrowded] = useState<string>();
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSlow(true), PATIENT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      setLost(false);
    };
  }, [sending]);
  const waiting = crowded ?? (lost ? LOST : slow ? SLOW : undefined);
  return {
    waiting: sending ? waiting : undefined,
    lost: () => setLost(true),
    crowded(pauseMs: number) {
      setCrowded(crowdedText(pauseMs));
      setTimeout(() => setCrowded(undefined), pauseMs);
    },
  };
}
