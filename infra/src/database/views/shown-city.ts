import { columnOf } from '../property-columns';

const HIDDEN = columnOf('hideFullAddress');
const CITY = columnOf('city');

/** A row's city as its page tells it: of a hidden address the commune and nothing narrower (M77, F25). */
export const SHOWN_CITY = `case when ${HIDDEN} then coalesce(${columnOf('commune')}, ${CITY}) else ${CITY} end`;

export const unlessHidden = (sql: string): string => `case when ${HIDDEN} then null else ${sql} end`;
