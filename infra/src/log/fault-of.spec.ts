import { CheckConstraintViolationException } from '@mikro-orm/core';
import { faultOf, traceOf } from './fault-of';

const refusedRow = () =>
  new CheckConstraintViolationException(
    Object.assign(
      new Error(
        `insert into "off_market_client" ("email", "name") values ('jean@exemple.fr', 'Jean\n    at Martin') - new row violates check\n - detail: Failing row contains (jean@exemple.fr, Jean).`,
      ),
      { code: '23514', table: 'off_market_client', constraint: 'email_form', detail: 'Failing row contains (Jean)' },
    ),
  );

test('a statement that the database refuses is logged without its values, with the places that it came through', () => {
  expect(faultOf(refusedRow())).toBe('PostgreSQL 23514 off_market_client email_form');
  expect(traceOf(refusedRow())).toContain('fault-of.spec.ts');
  expect(traceOf(refusedRow())).not.toMatch(/jean|Martin|insert/i);
});

test('the address that a mail server refused is not repeated; what it said is', () => {
  expect(faultOf(new Error("Can't send mail: 550 5.1.1 <jean+murs@exemple.fr>: unknown user"))).toBe(
    "Can't send mail: 550 5.1.1 <…@exemple.fr>: unknown user",
  );
  expect(faultOf(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe('write EPIPE');
  expect(faultOf('connect: jean@exemple.fr')).toBe('connect: …@exemple.fr');
});
