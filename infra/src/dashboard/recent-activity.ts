import type { Right } from '@pignon/domain/accounts/rights';
import { type ActivityLine, actsFor, type AuditedAct, toldAct, toldRequest } from '@pignon/domain/dashboard/activity';
import type { Ask } from './asked';

const MOST = 20;

/** SQL: a target is a number or a uuid, kept as text. */
const ACTS = `
  select log.at, action, target, account.name as by, property.title as property, thread.subject
  from (select * from audit_log where action = any($1) and account_id is not null order by id desc limit ${MOST}) log
  left join staff_account account on account.id = account_id
  left join property on property.id = case when action like 'properties.%' and target ~ '^[0-9]{1,9}$' then target::int end
    and deleted_at is null
  left join thread on thread.id = case when action like 'mailbox.%' and target ~ '^[0-9a-f-]{36}$' then target::uuid end
  order by log.id desc`;

const REQUESTS = `select id, created_at as at, name, subject from thread where state <> 'spam' and source <> 'proposal'
  order by created_at desc limit ${MOST}`;

interface Request {
  readonly id: string;
  readonly at: Date;
  readonly name: string;
  readonly subject: string;
}

/** What happened last, of what whoever asks may see. */
export async function recentActivity(ask: Ask, sees: (right: Right) => boolean): Promise<readonly ActivityLine[]> {
  const [acts, requests] = await Promise.all([
    ask<AuditedAct & Record<string, unknown>>(ACTS, [actsFor(sees)]),
    sees('requests') ? ask<Request & Record<string, unknown>>(REQUESTS) : [],
  ]);
  return [
    ...acts.flatMap((act) => toldAct({ ...act, at: new Date(act.at).toISOString() }) ?? []),
    ...requests.map((request) => toldRequest({ ...request, at: request.at.toISOString() })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}
