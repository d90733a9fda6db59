import { useState } from 'react';
import { RedirectionDialog } from './redirection-dialog';
import { MissedPanel } from './missed-panel';
import { RedirectionsPanel } from './redirections-panel';
import { useRedirections } from './use-redirections';

/** Both panels, and the one form that they open. */
export function Redirecting() {
  const desk = useRedirections();
  const [from, setFrom] = useState<string>();
  return (
    <>
      <MissedPanel missed={desk.missed} onRedirect={setFrom} />
      <RedirectionsPanel desk={desk} onAdd={() => setFrom('')} />
      {from !== undefined && <RedirectionDialog from={from} desk={desk} onClose={() => setFrom(undefined)} />}
    </>
  );
}
