import { sessionExpired } from '../../../staff/session/session-expiry';

export type PhotoReply =
  | { readonly kind: 'stored'; readonly url: string; readonly look: string }
  /** Sent again it would be refused again. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Nobody answered, or not now: it is worth another attempt. */
  | { readonly kind: 'lost'; readonly error: string }
  | { readonly kind: 'signed-out' };

export interface Sending {
  readonly done: Promise<PhotoReply>;
  cancel(): void;
}

const UNREACHED = 'Connexion perdue';
const OVERLOADED = 'Le serveur est occupé';

/** One photo on its way: fetch tells nothing of how much has left. */
export function sendPhoto(file: Blob, name: string, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<PhotoReply>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(replyOf(request.status, request.responseText)));
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => resolve({ kind: 'lost', error: UNREACHED }));
    const form = new FormData();
    form.append('image', file, name);
    request.open('POST', '/api/upload/image');
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

export function replyOf(status: number, text: string): PhotoReply {
  const { imageUrl, look, error } = read(text);
  if (status === 200 && imageUrl !== undefined) return { kind: 'stored', url: imageUrl, look: look ?? '' };
  if (status === 401) {
    sessionExpired(true);
    return { kind: 'signed-out' };
  }
  if (status === 0 || status === 429 || status >= 500)
    return { kind: 'lost', error: status === 507 && error !== undefined ? error : OVERLOADED };
  return { kind: 'refused', error: error ?? 'Cette photo est refusée.' };
}

function read(text: string): { imageUrl?: string; look?: string; error?: string } {
  try {
    return JSON.parse(text) as { imageUrl?: string };
  } catch {
    return {};
  }
}
