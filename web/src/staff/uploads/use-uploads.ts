import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSessionExpired } from '../session/session-expiry';
import { type Upload, Uploads, type UploadsOptions } from './uploads';

const NONE: readonly Upload[] = [];
const none = () => NONE;

/** Goes on when the line is back, and when somebody has signed in again. The first options stand. */
export function useUploads(options: UploadsOptions, onStored: (answer: unknown) => void) {
  const tell = useEffectEvent(onStored);
  // What is on its way outlives any drawing of the page.
  const [uploads] = useState(() => new Uploads(options));
  useEffect(() => {
    const close = uploads.open((answer) => tell(answer));
    window.addEventListener('online', uploads.resume);
    return () => {
      window.removeEventListener('online', uploads.resume);
      close();
    };
  }, [uploads]);
  const expired = useSessionExpired();
  useEffect(() => {
    if (!expired) uploads.resume();
  }, [expired, uploads]);
  const list = useSyncExternalStore(uploads.subscribe, uploads.list, none);
  const underWay = list.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!underWay) return;
    // What has not arrived is asked about before the page is left.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [underWay]);
  return { uploads, list };
}
