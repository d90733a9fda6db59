import type { Page } from 'playwright-core';

/** For `open`: the page's time is ours, and it notes when each toast came and went. */
export async function watchToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: { came: number; went?: number }[] = [];
    (window as unknown as { seenToasts: typeof seen }).seenToasts = seen;
    let card: Element | null = null;
    new MutationObserver(() => {
      // Each toast is a card of its own, also where it takes the last one's place.
      const now = document.querySelector('[data-sonner-toast] [role]');
      if (now === card) return;
      const last = seen.at(-1);
      if (last) last.went ??= Date.now();
      if (now) seen.push({ came: Date.now() });
      card = now;
    }).observe(document, { childList: true, subtree: true });
  });
}

export const toast = (page: Page) => page.locator('[data-sonner-toast]');

/** Title and text of the only toast. */
export async function toastTexts(page: Page): Promise<string[]> {
  await toast(page).getByRole('button').waitFor();
  return Promise.all(['strong', 'p'].map((tag) => toast(page).locator(tag).innerText()));
}

/** The observer hears of a toast only after React started its time: on a busy machine some milliseconds later. */
const HEARD_LATE_MS = 50;

const STEP_MS = 250;
const PATIENCE_MS = 30_000;

/** Whole seconds that the toast in sight stayed, on the page's own clock. */
export async function toastSeconds(page: Page): Promise<number> {
  // A pointer at rest over the toast would stop its time.
  await page.mouse.move(1_400, 450);
  await toast(page).waitFor();
  for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    const { came, went } = await page.evaluate(
      () => (window as unknown as { seenToasts: { came: number; went?: number }[] }).seenToasts.at(-1)!,
    );
    if (went !== undefined) return Math.floor((went - came + HEARD_LATE_MS) / 1_000);
  }
  throw new Error('the toast stays');
}
