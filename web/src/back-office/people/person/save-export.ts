import { sessionExpired } from '../../../staff/session/session-expiry';

/** Hands the browser the file of a person's data; false where it could not be had. */
export async function saveExport(email: string, format: 'json' | 'pdf'): Promise<boolean> {
  const answer = await fetch('/api/admin/people/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ email, format }),
  }).catch(() => null);
  if (answer?.status === 401) sessionExpired(true);
  if (!answer?.ok) return false;
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: `donnees.${format}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
  return true;
}
