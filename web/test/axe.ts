import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

/** axe comes in as a script, which the CSP refuses. Reduced motion: a colour halfway through a fade is none of ours. */
export const FOR_AXE = { bypassCSP: true, reducedMotion: 'reduce' } satisfies BrowserContextOptions;

const SIZES = [
  [1280, 900],
  [768, 1024],
  [360, 740],
] as const;

/** How long a busy machine may take to lay a page out anew after its width changed. */
const SETTLES_MS = 15_000;

/** At every width, on the one page as it stands: axe finds nothing, nothing scrolls sideways, one heading names it. */
export async function passesAxe(page: Page, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  const before = page.viewportSize();
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const fits = await page
      .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, { timeout: SETTLES_MS })
      .then(
        () => true,
        () => false,
      );
    const found = await page.evaluate(async () => {
      // What listens to the width has drawn anew, and no colour is on its way.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      );
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        ),
        headings: document.querySelectorAll('h1').length,
        beyond: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .slice(-2)
          .map(({ outerHTML }) => outerHTML.slice(0, 160)),
      };
    });
    const { beyond, ...told } = found;
    const at = `${new URL(page.url()).pathname} at ${width} px`;
    // Where it does not fit, what stands out of it is told.
    expect({ at, out: fits ? [] : beyond, fits, ...told }).toEqual({
      at,
      out: [],
      fits: true,
      violations: [],
      headings: 1,
    });
  }
  if (before) await page.setViewportSize(before);
}

/** At a desk and on a phone, in the dark and in the light. */
export async function passesAxeInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await passesAxe(page, [
      [1440, 900],
      [390, 844],
    ]);
  }
}
