import type { View } from './view';

/** A request without words of its own has its client's. */
const said = (word: string): string =>
  `case when request.said is null then client.${word} else request.said ->> '${word}' end as ${word}`;

/** Whose link and sessions are open now; who stops being here sees nothing more from their next request on. */
export const openAccess: View = {
  name: 'open_access',
  sql: `select request.id, request.client_id, request.property_id, request.edition, request.code_hash, request.expires_at,
      client.email, ${said('name')}, ${said('company')}
    from access_request request join off_market_client client on client.id = request.client_id
    where request.state = 'approved' and request.expires_at > now() and client.deactivated_at is null`,
};
