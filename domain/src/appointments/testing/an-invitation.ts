import type { Invitation } from '../appointment';

export const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  agentId: 1,
  way: 'video',
  name: 'Jeanne Martin',
  email: 'Jeanne.Martin@exemple.fr',
  phone: null,
  message: '',
  propertyId: null,
  consent: null,
  ...given,
});
