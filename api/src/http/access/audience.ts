import { applyDecorators, SetMetadata } from '@nestjs/common';

export type RouteAudience = 'public' | 'admin';

export const AUDIENCE = 'audience';

/** Anyone may call it. */
export const Public = () => applyDecorators(SetMetadata(AUDIENCE, 'public' satisfies RouteAudience));

/** Administrators only; a route that says nothing is refused to everybody. */
export const AdminOnly = () => applyDecorators(SetMetadata(AUDIENCE, 'admin' satisfies RouteAudience));
