import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { openApiDocument } from '../src/openapi/openapi-document';

interface Call {
  readonly method: string;
  readonly path: RegExp;
  /** Compiled when it is first answered: most suites ask for a few of two hundred. */
  readonly holds: () => ValidateFunction;
}

interface Answer {
  readonly method: string | undefined;
  readonly path: string;
  readonly text: string;
}

export interface Documented {
  /** What the answers so far say otherwise than their documentation. */
  faults(): readonly string[];
  /** So many answers were held against what is written of them. */
  count(): number;
}

/**
 * Holds every JSON that the api answers in a test against what OpenAPI says of that call. Answers the faults: a field
 * that is missing, of another kind, or that nobody documented, which may be one that nobody should see. They are compared
 * when somebody asks, not while the api answers: to read all that is documented takes seconds in which it would stand still.
 */
export function asDocumented(app: NestFastifyApplication): Documented {
  const answers: Answer[] = [];
  const faults: string[] = [];
  let compared = 0;
  let calls: readonly Call[] | null = null;
  const compare = (): void => {
    if (answers.length > 0) calls ??= callsOf(app);
    for (const { method, path, text } of answers.splice(0)) {
      // A fixed path comes before one with a parameter, as in the router.
      const holds = calls?.find((known) => known.method === method && known.path.test(path))?.holds();
      if (!holds) continue;
      compared += 1;
      if (!holds(JSON.parse(text)))
        for (const { instancePath, message, params } of holds.errors ?? [])
          faults.push(`${method} ${path}: ${instancePath} ${message} ${JSON.stringify(params)}`);
    }
  };
  app.getHttpServer().prependListener('request', ({ method, url }: IncomingMessage, response: ServerResponse) => {
    if (!url?.startsWith('/api/')) return;
    const parts: Buffer[] = [];
    const { write, end, writeHead } = response;
    // The framework gives its headers here, where `getHeader` never sees them.
    let head: Readonly<Record<string, unknown>> = {};
    response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
      const last = given.at(-1);
      if (typeof last === 'object' && last !== null) head = last as typeof head;
      return writeHead.apply(this, given as never);
    } as typeof writeHead;
    const told = (name: string): unknown => response.getHeader(name) ?? head[name];
    const keep = (part: unknown): void => {
      if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    };
    response.write = function (this: ServerResponse, ...given: unknown[]) {
      keep(given[0]);
      return write.apply(this, given as never);
    } as typeof write;
    response.end = function (this: ServerResponse, ...given: unknown[]) {
      keep(given[0]);
      if (this.statusCode < 300 && String(told('content-type')).startsWith('application/json')) {
        const path = url.split('?')[0] ?? '';
        const text = told('content-encoding') !== undefined ? '' : Buffer.concat(parts).toString();
        if (text !== '') answers.push({ method, path, text });
      }
      return end.apply(this, given as never);
    } as typeof end;
  });
  return {
    faults() {
      compare();
      return faults;
    },
    count() {
      compare();
      return compared;
    },
  };
}

function callsOf(app: NestFastifyApplication): readonly Call[] {
  const { paths, components } = openApiDocument(app);
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', components });
  return Object.entries(paths)
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, call]) => {
        const schema = Object.entries<{ content?: Record<string, { schema: object }> }>(call.responses ?? {}).find(
          ([status]) => status.startsWith('2'),
        )?.[1].content?.['application/json']?.schema;
        if (!schema) return [];
        let compiled: ValidateFunction | undefined;
        const holds = () =>
          (compiled ??= ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))));
        return [
          {
            method: method.toUpperCase(),
            path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
            holds,
          },
        ];
      }),
    );
}
