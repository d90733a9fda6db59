import { postJson } from '../lib/post-json';
import { wait } from '../lib/wait';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 350;

/** Usually the sheet lies ready; else it is asked for and waited for. False when it could not be had. */
export async function downloadSheet(propertyId: number): Promise<boolean> {
  const asked = await postJson(`/api/properties/${propertyId}/sheet`, {});
  if (!asked.ok) return false;
  const file = `/api/properties/${propertyId}/sheet.pdf`;
  const { ready } = asked.body as { ready?: boolean };
  if (!ready && !(await isThere(file))) return false;
  save(file);
  return true;
}

async function isThere(file: string): Promise<boolean> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    await wait(PAUSE_MS);
    const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status === 200) return true;
    // 202: not yet. A lost connection may come back; what is refused stays so.
    if (answer && !answer.ok) return false;
  }
  return false;
}

/** The answer says that it is a file to keep: the page stays. */
function save(file: string): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
