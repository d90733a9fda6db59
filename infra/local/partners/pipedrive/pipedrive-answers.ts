import type { CrmLead, CrmPerson } from './crm-store';
import type { Answer } from '../partner';

export function found(data: CrmPerson | CrmLead | undefined, otherwise: string): Answer {
  return data ? { status: 200, body: { success: true, data } } : refusal(404, otherwise);
}

export function removed(id: number | string, wasThere: boolean): Answer {
  return wasThere ? { status: 200, body: { success: true, data: { id } } } : refusal(404, 'Not found');
}

export function refusal(status: number, error: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { success: false, error }, headers };
}
