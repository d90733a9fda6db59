import { useEffect, useState, useSyncExternalStore } from 'react';
import { wait } from '../../lib/network/wait';
import { useAgency } from '../../site/agency/use-app-settings';
import { askAssistant } from './ask-assistant';
import { keep, keptConversation } from './conversation';
import { sendLead } from './send-lead';
import { Talk, type Talking } from './talk';

/** One conversation of a visitor, kept by their tab. */
export function useConversation(advisor: string | undefined, leadStored: () => void): Talking & { talk: Talk } {
  const { phone } = useAgency();
  const outside = { ask: askAssistant, sendLead, leadStored, wait, phone };
  const [talk] = useState(() => new Talk(keptConversation(), outside, keep));
  useEffect(() => talk.reach(outside));

  // The advisor's name comes a moment after the panel.
  useEffect(() => {
    if (advisor !== undefined) talk.greet(advisor);
  }, [talk, advisor]);
  useEffect(() => {
    talk.resume();
    window.addEventListener('online', talk.resume);
    return () => window.removeEventListener('online', talk.resume);
  }, [talk]);

  return { talk, ...useSyncExternalStore(talk.subscribe, talk.read) };
}
