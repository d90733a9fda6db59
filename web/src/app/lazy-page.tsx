import type { ComponentType } from 'react';
import { lazyPart, type Part } from './lazy-part';

export type Page = Part<object>;

export const lazyPage = (source: string, load: () => Promise<{ default: ComponentType }>): Page =>
  lazyPart(source, load);
