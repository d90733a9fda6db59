import type { Page } from 'playwright-core';

/** Remembers each text of the live region: what is said next takes the place of what was said before. */
export const keepWhatIsSaid = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('[data-announcer]')?.textContent?.replaceAll('\u00a0', ' ');
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const everythingSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
