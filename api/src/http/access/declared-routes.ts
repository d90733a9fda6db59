import type { Right } from '@pignon/domain/accounts/rights';
import { type INestApplication, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { AUDIENCE, RIGHT, type RouteAudience } from './audience';

/** A call as its controller declares it. */
export interface DeclaredRoute {
  readonly method: string;
  /** '/api/agents/:id' */
  readonly path: string;
  /** Of an address, without its question mark. */
  readonly pattern: RegExp;
  /** Undefined: it answers nobody. */
  readonly audience: RouteAudience | undefined;
  /** Of staff's. */
  readonly right: Right | undefined;
}

/** Every call of every controller. The pages' own route takes whatever is left, so it says nothing of what exists. */
export function declaredRoutes(app: INestApplication): readonly DeclaredRoute[] {
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    if (!metatype) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method = handler && reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (!handler || method === undefined) return [];
      const path = [metatype, handler].map((part) => reflector.get<string>(PATH_METADATA, part)).join('/');
      if (path.includes('*')) return [];
      const audience = reflector.getAllAndOverride<RouteAudience | undefined>(AUDIENCE, [handler, metatype]);
      const right = reflector.getAllAndOverride<Right | undefined>(RIGHT, [handler, metatype]);
      return [{ method: RequestMethod[method], path: tidy(path), pattern: patternOf(path), audience, right }];
    });
  });
}

const tidy = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** `/api/agents/:id`, with or without a slash at its end, as the router reads it. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const inRegExp = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^/${inRegExp.join('/')}/?$`);
}
