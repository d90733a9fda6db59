import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { jobOf } from '../children';
import { fromApi } from './from-api';

/** HTTP floor of the accept path: bare Fastify, one durable INSERT by pg, 202. */
const { port, databaseUrl } = jobOf<{ port: number; databaseUrl: string }>();
const { fastify } = fromApi('fastify') as typeof import('fastify');
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const server = fastify();

server.post('/api/contact', async (request, reply) => {
  const id = randomUUID();
  await pool.query('insert into floor_message (id, body) values ($1, $2)', [id, JSON.stringify(request.body)]);
  return reply.code(202).send({ id });
});

void server.listen({ port, host: '127.0.0.1' }).then(() => process.send?.('ready'));
