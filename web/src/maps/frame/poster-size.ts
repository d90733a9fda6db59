/** The poster's own size: the first view of the map, pixel for pixel (its spec compares). In figures: pages need no geography for it. */
export const POSTER_WIDTH = 814;
export const POSTER_HEIGHT = 772;
