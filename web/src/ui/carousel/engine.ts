import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** M173: the row has settled after 500 to 650 ms, however far it went. */
const DURATION = 15;

export interface EngineOptions {
  readonly endless: boolean;
  /** Where the row stands now. */
  readonly index: () => number;
  readonly starts: (event: MouseEvent | TouchEvent) => boolean;
  readonly released: () => void;
  /** The row has too few places for that now, and stands in this one. */
  readonly measured: (index: number) => void;
}

/** embla on a row that stands where the style sheet has put it: 7 kB that no page's first load carries (decision 0026). */
export function startEngine(
  outer: HTMLElement,
  row: HTMLElement,
  { endless, index, starts, released, measured }: EngineOptions,
): EmblaCarouselType {
  // What a key or a link has scrolled into view, embla moves from here on.
  row.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
  row.dataset.live = '';
  const embla = EmblaCarousel(outer, {
    container: row,
    align: 'start',
    loop: endless,
    duration: DURATION,
    startIndex: index(),
    // Whoever goes by keyboard reaches what is in view alone; embla would push it to the front.
    watchFocus: false,
    watchDrag: (_, event) => starts(event),
  });
  embla.on('pointerUp', () => released());
  // Slides that come once the visitor turns, as a popup's, come after the turn: the place is the visitor's.
  embla.on('reInit', () => {
    if (index() < embla.scrollSnapList().length) embla.scrollTo(index(), true);
    else measured(embla.selectedScrollSnap());
  });
  embla.on('destroy', () => delete row.dataset.live);
  return embla;
}
