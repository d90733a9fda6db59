import { type ComponentType, lazy } from 'react';
import { ON_SERVER } from '../lib/on-server';
import { patiently } from '../lib/network/patiently';
import { whenNear } from '../lib/scroll/when-near';

/** Their files. Their styles come with the document (manifest.ts). */
export const servedParts = new Set<string>();

/**
 * In the served HTML from the start; its code comes when the visitor comes near its slot, the element of that id (null:
 * at once). `source` is told by the build (page-sources.mts).
 */
export function servedPart<Props extends object>(
  slot: string | null,
  load: () => Promise<{ default: ComponentType<Props> }>,
  source = '',
) {
  if (ON_SERVER) servedParts.add(source);
  return lazy(async () => {
    if (slot !== null) await whenNear(`#${slot}`);
    return patiently(load);
  });
}
