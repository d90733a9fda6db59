import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@pignon/infra/local/root';

/** Fastify and Nest are packages of the api room; a floor must stand on the very same ones. */
export const fromApi = createRequire(join(ROOT, 'api/package.json'));
