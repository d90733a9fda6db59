/** As `<img sizes>`: the first photo of the page, and those beside and below it. */
export const LEAD_SIZES = '(max-width: 1023px) 100vw, 56rem';
export const MORE_SIZES = '(max-width: 1023px) 50vw, 16rem';
