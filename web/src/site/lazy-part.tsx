import { type ComponentType, lazy, useState } from 'react';
import { patiently } from '../lib/network/patiently';

/** A component in its own chunk. Once preloaded it renders at once, so neither the server nor hydration waits. */
export type Part<Props> = ComponentType<Props> & {
  /** On the server its file, from the web room: the key of its chunk in Vite's manifest. */
  readonly source: string;
  preload(): Promise<void>;
};

/** `source` is told by the build (page-sources.mts). */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  source = '',
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= (await patiently(load)).default;
  };
  const Later = lazy(() => patiently(load)) as unknown as ComponentType<Props>;

  function PartOrLater(props: Props) {
    // Chosen once per visit: a change of element type would throw the part's state away.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return Object.assign(PartOrLater, { source, preload });
}
