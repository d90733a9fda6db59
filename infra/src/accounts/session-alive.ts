/** SQL: half an hour idle, eight hours in all (OWASP Session Management), on the database's clock. */
export const ALIVE = `seen_at > now() - interval '30 minutes' and created_at > now() - interval '8 hours'`;
