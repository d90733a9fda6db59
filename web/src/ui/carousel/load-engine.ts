import { patiently } from '../../lib/network/patiently';

type Engine = typeof import('./engine');

let engine: Promise<Engine> | undefined;

/** A failure is forgotten: the next one asks again. */
export function loadEngine(): Promise<Engine> {
  engine ??= patiently(() => import('./engine')).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
