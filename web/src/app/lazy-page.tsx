import { type ComponentType, lazy, useState } from 'react';
import { patiently } from '../lib/patiently';

/** A page in its own chunk. Once preloaded it renders at once, so neither the server nor hydration waits. */
export type Page = ComponentType & {
  /** Its file, from the web room: the key of its chunk in Vite's manifest. */
  readonly source: string;
  preload(): Promise<void>;
};

export function lazyPage(source: string, load: () => Promise<{ default: ComponentType }>): Page {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= (await patiently(load)).default;
  };
  const Later = lazy(() => patiently(load));

  function PageOrLater() {
    // Chosen once per visit: a change of element type would throw the page's state away.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }
  return Object.assign(PageOrLater, { source, preload });
}
