import type { Opening } from '../thread';

export const AT = new Date('2026-11-28T10:00:00.000Z');

export const aThread = (said: Partial<Opening> = {}): Opening => ({
  id: '01234567-0123-7123-8123-000000000001',
  source: 'contact',
  sourceId: '01234567-0123-7123-8123-000000000002',
  subject: 'Une question',
  email: 'zoe@exemple.fr',
  name: 'Zoë Martin',
  phone: null,
  propertyId: null,
  agentId: null,
  assigned: { by: 'system', why: 'Boîte de l’agence' },
  dueAt: null,
  quarantined: false,
  ...said,
});
