/** A row's city as its page tells it: of a hidden address the commune and nothing narrower (M77, F25). The views say the same. */
export const SHOWN_CITY = 'case when hide_full_address then coalesce(commune, city) else city end';
