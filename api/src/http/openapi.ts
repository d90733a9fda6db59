import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Accounts } from '@pignon/domain/accounts/accounts';
import type { Settings } from '@pignon/infra/config/settings';
import type { FastifyInstance } from 'fastify';
import { requireAdmin } from './audience.guard';
import { answerError } from './error.filter';

/** Generated when somebody asks: staff, and anyone in local mode. */
export function serveOpenApi(
  app: INestApplication,
  server: FastifyInstance,
  { mode }: Settings,
  accounts: Accounts,
): void {
  let document: OpenAPIObject | null = null;
  server.get('/api/openapi.json', async (request, reply) => {
    try {
      if (mode !== 'local') await requireAdmin(request, accounts);
      document ??= SwaggerModule.createDocument(
        app,
        new DocumentBuilder().setTitle('Pignon').setVersion('1').addBearerAuth().addCookieAuth('sid').build(),
      );
      await reply.send(document);
    } catch (error) {
      await answerError(error, request, reply);
    }
  });
}
