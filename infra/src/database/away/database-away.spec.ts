import { DriverException } from '@mikro-orm/core';
import { isDatabaseAway } from './database-away';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'EAI_AGAIN',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '55P03',
  '25006',
])('%s is the database’s fault, wrapped or not', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(new DriverException(coded(code)))).toBe(true);
  expect(isDatabaseAway(new Error('saving failed', { cause: coded(code) }))).toBe(true);
  expect(isDatabaseAway(new AggregateError([coded('EINVAL'), coded(code)]))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Query read timeout',
  'select 1 - Client was closed and is not queryable',
  'begin - Transaction query already complete, run with DEBUG=knex:tx for more info',
  'Knex: Timeout acquiring a connection. The pool is probably full.',
  'Cannot use a pool after calling end on the pool',
])('« %s » is the database’s fault', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

test.each([
  coded('23505'),
  coded('22021'),
  coded('42P01'),
  coded('ENOENT'),
  new Error('x is undefined'),
  null,
  'ECONNRESET',
])('a fault of ours or of a visitor is not: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
