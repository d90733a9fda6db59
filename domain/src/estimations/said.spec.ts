import { stepTwoCall } from './automation';
import type { EstimationDetails } from './estimation-details';
import { estimationReference, occupationSaid, propertySaid, reasonSaid } from './said';

const DETAILS: EstimationDetails = {
  firstName: 'Zoë',
  lastName: 'Martin',
  phone: '0612345678',
  email: 'zoe@exemple.fr',
  isOwner: true,
  touched: [],
  address: '12 rue de Lévis',
  isOccupied: 'occupied',
  retirementPlans: 'Départ à la retraite',
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [{}, 'non précisé', 'non précisé'],
  [{ touched: ['address', 'rent'] }, 'non précisé', 'non précisé'],
  [{ touched: ['isOccupied'] }, 'Occupé', 'non précisé'],
  [{ touched: ['retirementPlans'] }, 'non précisé', 'Départ à la retraite'],
  [{ isOccupied: 'vacant' }, 'Libre', 'non précisé'],
  [{ retirementPlans: 'Succession' }, 'non précisé', 'Succession'],
  [{ isOccupied: 'vacant', touched: ['isOccupied', 'retirementPlans'] }, 'Libre', 'Départ à la retraite'],
] as const)('F12 F73 a preset that nobody touched is not said: %j', (given, occupation, reason) => {
  const details = { ...DETAILS, ...given };
  expect([occupationSaid(details), reasonSaid(details)]).toEqual([occupation, reason]);
  expect(stepTwoCall('1', details).form_fields).toMatchObject({ statut_libre_occupe: occupation, contexte: reason });
});

test('M155 kind and surface go along in the context, in words of ours', () => {
  const details = { ...DETAILS, propertyType: 'boutique', surface: 85.5 } as const;
  expect(plain(stepTwoCall('1', details).form_fields.contexte ?? '')).toBe('non précisé ; Boutique ; 85,5 m²');
  expect(propertySaid(DETAILS)).toEqual([]);
});

test('a reference that can be read out', () => {
  expect(estimationReference('01a21f78-ab83-7cd2-99d7-65a3c8c484c8')).toBe('EST-C8C484C8');
});
