/**
 * A wide table scrolls in its own frame, which the keyboard reaches too. Of sanitised HTML, in which '<' is only ever
 * the beginning of a tag.
 */
export const withScrollingTables = (html: string): string =>
  html
    .replace(/<table\b/g, '<div role="region" aria-label="Tableau" tabindex="0" data-scrolls><table')
    .replace(/<\/table>/g, '</table></div>');
