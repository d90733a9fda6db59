import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What `describe-answers.mjs` read from the controllers' return types, by 'Controller_method'. */
interface Answers {
  readonly answers: Schemas;
  readonly schemas: Schemas;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call: questions as the DTOs have them, answers as the read models do (OpenAPI 3.1, JSON Schema 2020-12). */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Pignon')
      .setVersion('1')
      .setOpenAPIVersion('3.1.0')
      .addBearerAuth()
      .addCookieAuth('sid')
      .build(),
    { operationIdFactory: (controller, method) => `${controller}_${method}` },
  );
  const { answers, schemas } = JSON.parse(
    readFileSync(join(__dirname, '..', '..', 'dist', 'answers.json'), 'utf8'),
  ) as Answers;
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const call = path[method];
      const schema = answers[call?.operationId ?? ''];
      if (!call || !schema) continue;
      for (const [status, response] of Object.entries(call.responses))
        if (status.startsWith('2') && response && !('$ref' in response))
          response.content = { 'application/json': { schema } };
    }
  return {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
  };
}
