import { sessionExpired } from '../session/session-expiry';

export type FileReply =
  | { readonly kind: 'stored'; readonly answer: unknown }
  /** Sent again it would be refused again. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Nobody answered, or not now: it is worth another attempt. */
  | { readonly kind: 'lost'; readonly error: string }
  | { readonly kind: 'signed-out' };

export interface Sending {
  readonly done: Promise<FileReply>;
  cancel(): void;
}

const UNREACHED = 'Connexion perdue';
const OVERLOADED = 'Le serveur est occupé';

/** One form with a file on its way: fetch tells nothing of how much has left. */
export function sendFile(path: string, form: FormData, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<FileReply>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(replyOf(request.status, request.responseText)));
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => resolve({ kind: 'lost', error: UNREACHED }));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

export function replyOf(status: number, text: string): FileReply {
  const answer = read(text);
  if (status === 200 || status === 201 || status === 202) return { kind: 'stored', answer };
  if (status === 401) {
    sessionExpired(true);
    return { kind: 'signed-out' };
  }
  const error = (answer as { error?: string } | null)?.error;
  if (status === 0 || status === 429 || status >= 500) return { kind: 'lost', error: error ?? OVERLOADED };
  return { kind: 'refused', error: error ?? 'Ce fichier est refusé.' };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
