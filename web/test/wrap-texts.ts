import type { Page } from 'playwright-core';

/** As a browser that translates does: every text is replaced by <font><font>text</font></font>. */
export const wrapTexts = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (
          text.data.trim() === '' ||
          text.parentElement?.closest('script, style, noscript, textarea, title, font, svg')
        )
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    })
    // A press may have led to another document.
    .catch(() => {});
