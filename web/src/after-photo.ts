/** Longer than this the scripts wait for no photo. */
const PATIENCE_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

async function painted(photo: HTMLImageElement): Promise<void> {
  // A broken one is not waited for.
  await photo.decode().catch(() => {});
  await frame();
  await frame();
}

/**
 * Where a page begins with a photo, its scripts wait in a template (document-writer.ts) until the photo is painted: on
 * a phone's line they are four times as heavy, and the page can be read and left without them.
 */
export async function photoPassed(): Promise<void> {
  const photo = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (photo) await Promise.race([painted(photo), pause(PATIENCE_MS)]);
}

await photoPassed();
document.head.append(document.querySelector<HTMLTemplateElement>('#scripts')!.content);
