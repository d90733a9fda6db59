/** A telephone number has more. */
const MOST_DIGITS = 8;

/** Words of a title and their number. Signs of a mailbox, telephones, codes and signatures are none. */
export const isPlainSegment = (segment: string): boolean =>
  segment === '' ||
  (/^[a-z0-9._-]{1,80}$/.test(segment) &&
    segment.replace(/\D/g, '').length <= MOST_DIGITS &&
    segment.split(/[-._]/).every(isWordOrNumber));

const isWordOrNumber = (part: string): boolean => /^(?:[a-z]{0,20}|[0-9]{1,6}|[a-z]{1,6}[0-9]{1,4})$/.test(part);
