import type EmblaCarousel from 'embla-carousel';
import { patiently } from '../../lib/patiently';

type Engine = typeof EmblaCarousel;

let engine: Promise<Engine> | undefined;

/** embla, 7 kB that no page's first load carries (decision 0026). A failure is forgotten: the next one asks again. */
export function loadEngine(): Promise<Engine> {
  engine ??= patiently(() => import('embla-carousel')).then(
    (module) => module.default,
    (error: unknown) => {
      engine = undefined;
      throw error;
    },
  );
  return engine;
}
