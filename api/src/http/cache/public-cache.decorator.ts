import { RouteConfig } from '@nestjs/platform-fastify';

export interface CachedRoute {
  /** Parameters of the query, in the order in which addresses of ours name them. */
  readonly reads: readonly string[];
}

/**
 * The answer is the same for every anonymous visitor until something that the public sees changes. It depends on the
 * path and on the parameters named here: all others are taken out before the call sees them, so that none of them makes
 * another answer.
 */
export const Cached = (...reads: readonly string[]): MethodDecorator =>
  RouteConfig({ cached: { reads } satisfies CachedRoute });
