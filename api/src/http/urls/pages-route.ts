/** The pages' route as the router names it: it gets every reading that no call took. */
export const PAGES_ROUTE = '/*';
