import { postJson } from '../../lib/network/post-json';
import { wait } from '../../lib/network/wait';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 350;

/** What it may come to. `refusal`: the property has gone, in the server's own words; asking again changes nothing. */
export type SheetAnswer = 'saved' | 'failed' | { readonly refusal: string };

/** Usually the sheet lies ready; else it is asked for and waited for. */
export async function downloadSheet(propertyId: number): Promise<SheetAnswer> {
  const asked = await postJson(`/api/properties/${propertyId}/sheet`, {});
  if (!asked.ok) return refused(asked.status, asked.error);
  const file = `/api/properties/${propertyId}/sheet.pdf`;
  const { ready } = asked.body as { ready?: boolean };
  const outcome = ready ? 'saved' : await waitFor(file);
  if (outcome === 'saved') save(file);
  return outcome;
}

async function waitFor(file: string): Promise<SheetAnswer> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    await wait(PAUSE_MS);
    const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status === 200) return 'saved';
    // 202: not yet. A lost connection may come back; what is refused stays so.
    if (answer && !answer.ok) return refused(answer.status, await sentenceOf(file));
  }
  return 'failed';
}

const GONE: readonly (number | undefined)[] = [404, 410];

const refused = (status: number | undefined, sentence: string | undefined): SheetAnswer =>
  GONE.includes(status) && sentence ? { refusal: sentence } : 'failed';

/** An answer to HEAD has no words. */
async function sentenceOf(file: string): Promise<string | undefined> {
  const answer = await fetch(file, { cache: 'no-store' }).catch(() => null);
  if (!answer || answer.ok) return undefined;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  return error;
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
