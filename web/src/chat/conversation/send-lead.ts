import type { EstimationLead } from '@pignon/domain/chat/estimation/estimation-lead';
import { postJson } from '../../lib/network/post-json';
import type { PendingLead } from './conversation';

/** M105, M153: the person, then the lead. True once our server has taken both in; the CRM is reached behind it. */
export async function sendLead({
  key,
  lead,
  corrects,
  criteria,
}: Pick<PendingLead, 'key' | 'lead' | 'corrects' | 'criteria'>): Promise<boolean> {
  const { fullName = '', email = '', phone = '' } = lead;
  const person = await postJson('/api/pipedrive/chat/create-person', { fullName, email, phone }, { key });
  if (!person.ok) return false;
  const { personId } = person.body as { personId: string };
  const estimationData: EstimationLead = lead;
  const body = { personId, estimationData, ...(corrects && { corrects }), ...(criteria && { criteria }) };
  const sent = await postJson('/api/pipedrive/chat/create-lead', body, { key });
  return sent.ok;
}
