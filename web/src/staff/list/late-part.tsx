import type { ComponentType } from 'react';
import useSWR from 'swr';
import { patiently } from '../../lib/network/patiently';
import { ReadStates } from './read-states';

interface LatePartProps<Props extends object> {
  /** Of its code: no two parts have the same. */
  readonly name: string;
  readonly loading: string;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
}

/** A part of a page with a chunk of its own. Where that does not come, what is typed around it stays. */
export function LatePart<Props extends object>({ name, loading, load, props }: LatePartProps<Props>) {
  const { data, error, mutate } = useSWR<{ readonly default: ComponentType<Props> }, unknown>(
    `part ${name}`,
    () => patiently(load),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (data) return <data.default {...props} />;
  return <ReadStates loading={loading} loaded={false} error={error} onRetry={() => void mutate()} />;
}
