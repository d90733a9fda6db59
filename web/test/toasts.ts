import type { Page } from 'playwright-core';
import { until } from './browser';

/** For `open`: the page's time is ours, and it notes when each toast came and went. */
export async function watchToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: { came: number; went?: number }[] = [];
    (window as unknown as { seenToasts: typeof seen }).seenToasts = seen;
    new MutationObserver(() => {
      const there = document.querySelector('[data-sonner-toast]') !== null;
      const last = seen.at(-1);
      if (there && (!last || last.went)) seen.push({ came: Date.now() });
      if (!there && last && !last.went) last.went = Date.now();
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

/** Whole seconds that the toast in sight stayed, on the page's own clock. */
export async function toastSeconds(page: Page): Promise<number> {
  // A pointer at rest over the toast would stop its time.
  await page.mouse.move(1_400, 450);
  await toast(page).waitFor();
  return until(async () => {
    await page.clock.runFor(100);
    const { came, went } = await page.evaluate(
      () => (window as unknown as { seenToasts: { came: number; went?: number }[] }).seenToasts.at(-1)!,
    );
    expect(went).toBeDefined();
    return Math.floor((went! - came + HEARD_LATE_MS) / 1_000);
  }, 30_000);
}
