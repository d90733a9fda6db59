import { createReadStream } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import type { Config } from '@pignon/infra/config/config';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../http/access/audience.guard';
import { answerError } from '../http/refusals/error.filter';
import type { Reply, Request } from '../http/request';
import { SIGN_IN_FIRST } from '../http/access/sign-in-first';
import { openApiDocument } from './openapi-document';

const PAGE = '/admin/api';
const DOCUMENT = '/api/openapi.json';

/** Nothing of it is sent by a press: a staff cookie would act on the house's own data. */
const START = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#calls', deepLinking: true, supportedSubmitMethods: [] });`;

const HTML = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - Pignon</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${PAGE}/swagger-ui.css"></head>
<body><p style="margin:1rem"><a href="/admin">Retour à l’administration</a></p><main id="calls"></main>
<script src="${PAGE}/swagger-ui-bundle.js"></script><script src="${PAGE}/start.js"></script></body></html>`;

const FILES = [
  { name: 'swagger-ui.css', type: 'text/css', file: require.resolve('swagger-ui-dist/swagger-ui.css') },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript',
    file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
];

/** The description of the api and a page that shows it: for staff, in local mode for anyone. */
export function serveOpenApi(
  app: INestApplication,
  server: FastifyInstance,
  { mode }: Config,
  accounts: PgAccounts,
): void {
  let document: OpenAPIObject | null = null;
  const staff =
    (answer: (reply: Reply) => unknown) =>
    async (request: Request, reply: Reply): Promise<void> => {
      try {
        if (mode !== 'local') await requireStaff(request, accounts, 'settings');
        await answer(reply.header('cache-control', 'private, no-store'));
      } catch (error) {
        await answerError(error, request, reply);
      }
    };
  server.get(
    DOCUMENT,
    staff((reply) => reply.send((document ??= openApiDocument(app)))),
  );
  const page = staff((reply) => reply.type('text/html; charset=utf-8').send(HTML));
  server.get(PAGE, async (request, reply) => {
    if (mode !== 'local' && !request.session?.accountId)
      return await reply.code(401).type('text/html; charset=utf-8').send(SIGN_IN_FIRST);
    await page(request, reply);
  });
  server.get(
    `${PAGE}/start.js`,
    staff((reply) => reply.type('text/javascript; charset=utf-8').send(START)),
  );
  for (const { name, type, file } of FILES)
    server.get(
      `${PAGE}/${name}`,
      staff((reply) => reply.type(`${type}; charset=utf-8`).send(createReadStream(file))),
    );
}
