/** What a link may lead to: never what a browser would run. */
export const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s"'<>\\]+$/i;

/** Of a row that came by another way than our forms: what may not be followed is not there. */
export const safeLink = (link: string): string => (SAFE_LINK.test(link) ? link : '');
