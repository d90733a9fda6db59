import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson, readBody, sendEmpty, sendJson, sendText } from '../http';
import type { ReceivedWebhook } from './automation';
import type { CallRecords } from './call-records';
import type { CrmStore } from './pipedrive/crm-store';
import { isPartnerName } from './partner';
import { type PartnerFaults, parsePartnerFault } from './partner-faults';
import { partnersPage } from './partners-page';

interface Held {
  readonly crm: CrmStore;
  readonly webhooks: Map<string, ReceivedWebhook>;
  readonly records: CallRecords;
  readonly faults: PartnerFaults;
}

/** What a developer or a test asks of the partners themselves: what they heard, what they hold, how they fail. */
export function createControl({ crm, webhooks, records, faults }: Held) {
  return async function control(
    path: string,
    partner: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (partner !== null && !isPartnerName(partner)) return sendJson(response, 400, { error: 'Partenaire inconnu.' });
    switch (`${request.method === 'HEAD' ? 'GET' : request.method} ${path}`) {
      case 'GET /':
        return sendText(response, 'text/html; charset=utf-8', partnersPage(records, faults.list()));
      case 'GET /__received':
        return sendJson(response, 200, records.of(partner));
      case 'DELETE /__received':
        records.clear(partner);
        return sendEmpty(response);
      case 'GET /__state':
        return sendJson(response, 200, {
          persons: [...crm.persons.values()],
          leads: [...crm.leads.values()],
          webhooks: [...webhooks.values()],
        });
      case 'DELETE /__state':
        crm.clear();
        webhooks.clear();
        return sendEmpty(response);
      case 'GET /__faults':
        return sendJson(response, 200, faults.list());
      case 'POST /__faults': {
        const parsed = parsePartnerFault(parseJson(await readBody(request)));
        if (typeof parsed === 'string') return sendJson(response, 400, { error: parsed });
        return sendJson(response, 201, faults.add(parsed.fault, parsed.seed));
      }
      case 'DELETE /__faults':
        faults.clear(partner);
        return sendEmpty(response);
      default:
        return sendJson(response, 404, { error: 'Rien à cette adresse.' });
    }
  };
}
