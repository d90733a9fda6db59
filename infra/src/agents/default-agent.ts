/** SQL: who gets what is nobody's (M96). */
export const DEFAULT_AGENT = '(select id from agent where is_default)';

/** SQL: the adviser who answers for a property; one who is not active any more is stood in for. */
export const answeringAgent = (agentId: string): string =>
  `coalesce((select id from agent own where own.id = ${agentId} and own.active), ${DEFAULT_AGENT})`;
