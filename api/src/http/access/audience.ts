import type { Right } from '@pignon/domain/accounts/rights';
import { applyDecorators, SetMetadata } from '@nestjs/common';

export type RouteAudience = 'public' | 'admin';

export const AUDIENCE = 'audience';
export const RIGHT = 'right';

/** Anyone may call it. */
export const Public = () => applyDecorators(SetMetadata(AUDIENCE, 'public' satisfies RouteAudience));

/** Administrators only; a route that says nothing is refused to everybody. */
export const AdminOnly = () => StaffWith('everything');

/** Whoever of the house reaches all of it (domain: rights.ts). */
export const StaffWith = (right: Right) =>
  applyDecorators(SetMetadata(AUDIENCE, 'admin' satisfies RouteAudience), SetMetadata(RIGHT, right));
