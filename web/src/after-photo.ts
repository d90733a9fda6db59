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

/** Whoever presses a button already is not kept waiting; those of popovers work by themselves. */
const pressed = new Promise<void>((resolve) => {
  window.pressedEarly = undefined;
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (window.pressedEarly === null || !button || button.popoverTargetElement) return;
    window.pressedEarly = button;
    resolve();
  };
  window.addEventListener('click', note, { capture: true });
});

await Promise.race([photoPassed(), pressed]);
document.head.append(document.querySelector<HTMLTemplateElement>('#scripts')!.content);
