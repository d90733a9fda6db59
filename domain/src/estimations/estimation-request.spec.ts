import type { EstimationDetails } from './estimation-details';
import { EstimationAlreadySubmitted, EstimationRequest } from './estimation-request';

const AT = new Date('2026-11-28T10:00:00Z');
const DETAILS: EstimationDetails = {
  firstName: 'Zoë',
  lastName: "d'Œuvre",
  phone: '0612345678',
  email: ' Zoe@Exemple.fr ',
  isOwner: true,
  touched: [],
  address: '12 rue de Lévis',
  isOccupied: 'occupied',
  retirementPlans: 'Autre',
};
const started = (quarantined = false) =>
  EstimationRequest.start('01a21f78-ab83-7cd2-99d7-65a3c8c484c8', DETAILS, AT, { quarantined });
const names = (request: EstimationRequest) => request.takeEvents().map(({ name }) => name);

test('starting records that it started, with the id alone', () => {
  const [event] = started().takeEvents();
  expect(event).toMatchObject({
    name: 'estimations.estimation-started.v1',
    occurredAt: AT,
    payload: { estimationId: '01a21f78-ab83-7cd2-99d7-65a3c8c484c8' },
  });
});

test('submitting records that it was submitted, once', () => {
  const request = started();
  request.submit(DETAILS, AT, { quarantined: false });
  request.submit({ ...DETAILS, touched: ['email'] }, AT, { quarantined: false });
  expect(names(request)).toEqual(['estimations.estimation-started.v1', 'estimations.estimation-submitted.v1']);
  expect(request.email).toBe('zoe@exemple.fr');
});

test('a second submission that says something else is refused and the first stands', () => {
  const request = started();
  request.submit(DETAILS, AT, { quarantined: false });
  expect(() => request.submit({ ...DETAILS, rent: '1' }, AT, { quarantined: false })).toThrow(
    EstimationAlreadySubmitted,
  );
  expect(request.submission).toEqual(DETAILS);
});

test('R1 keeps what R1 said', () => {
  const request = started();
  request.submit({ ...DETAILS, firstName: 'Autre' }, AT, { quarantined: false });
  expect(request.contact.firstName).toBe('Zoë');
});

test('a robot at either step is quarantined and nothing is recorded from then on', () => {
  expect(names(started(true))).toEqual([]);
  const late = started();
  late.submit(DETAILS, AT, { quarantined: true });
  expect(names(late)).toEqual(['estimations.estimation-started.v1']);
  expect(late.quarantined).toBe(true);
});

test('every recorded fact raises the version, so that a flush never overlooks it', () => {
  const request = started();
  request.submit(DETAILS, AT, { quarantined: false });
  expect(request.version).toBe(2);
});
