import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Request } from '../request';

export const auditEntry = (
  request: Request,
  action: string,
  about: Pick<AuditEntry, 'target' | 'detail'> = {},
): AuditEntry => ({ accountId: request.account?.id ?? null, action, ...about, requestId: request.id });

/** Names of fields only: an audit repeats no content. */
export const changedNames = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));

export const changeEntry = (request: Request, action: string, body: object = {}): AuditEntry =>
  auditEntry(request, action, { detail: { fields: changedNames(body) } });
