import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSessionExpired } from '../../../staff/session/session-expiry';
import { sendPhoto } from './send-photo';
import { type StoredPhoto, type Upload, Uploads } from './uploads';

const NONE: readonly Upload[] = [];
const none = () => NONE;

/** Goes on when the line is back, and when somebody has signed in again. */
export function useUploads(onStored: (photo: StoredPhoto) => void) {
  const tell = useEffectEvent(onStored);
  // What is on its way outlives any drawing of the page.
  const [uploads] = useState(() => new Uploads({ send: sendPhoto }));
  useEffect(() => {
    const close = uploads.open((photo) => tell(photo));
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
  return { uploads, list };
}
