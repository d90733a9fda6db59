import type { EstimationContact, EstimationDetails } from '../estimation-details';

export const anEstimationContact = (change: Partial<EstimationContact> = {}): EstimationContact => ({
  firstName: 'Zoë',
  lastName: "d'Œuvre",
  phone: '06 12 34 56 78',
  email: 'zoe@exemple.fr',
  isOwner: true,
  touched: [],
  ...change,
});

export const anEstimation = (change: Partial<EstimationDetails> = {}): EstimationDetails => ({
  ...anEstimationContact(),
  address: '12 rue de Lévis, 75017 Paris',
  isOccupied: 'occupied',
  retirementPlans: 'Succession',
  ...change,
});
