/** No-break spaces as French sets them: no line begins with a colon or a unit, no quotation is parted from its marks. */
export const typeset = (text: string): string =>
  text
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=(?:%|€|m²|km|ans|mois|Mo)(?!\p{L}))/gu, '$1\u00a0');
