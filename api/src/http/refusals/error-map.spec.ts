import { AgentInUse } from '@pignon/domain/agents/agent-refusals';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { AccessLinkUsedUp, DecidedMeanwhile, UnknownAccessCode } from '@pignon/domain/off-market/access-refusals';
import { DomainError } from '@pignon/domain/shared/domain-error';
import { KeyInFlight } from '@pignon/domain/shared/unit-of-work';
import { refusalOf } from './error-map';
import { Gone, HttpRefusal, InvalidBody, MethodNotAllowed, NotFound, TooManyRequests } from './errors';

test.each([
  ['NotFound', new NotFound(), { status: 404, message: 'Cette adresse ne mène à rien.' }],
  ['Gone', new Gone(), { status: 410, message: "Ce bien n'est plus proposé." }],
  [
    'Gone of an article',
    new Gone('Cet article n’est plus en ligne.'),
    { status: 410, message: 'Cet article n’est plus en ligne.' },
  ],
  [
    'TooManyRequests',
    new TooManyRequests(61),
    { status: 429, message: 'Trop de demandes. Réessayez dans 2 minutes.', retryAfter: 61 },
  ],
  [
    'MethodNotAllowed',
    new MethodNotAllowed('GET, HEAD'),
    { status: 405, message: "Cette méthode n'est pas permise ici.", allow: 'GET, HEAD' },
  ],
  [
    'InvalidBody',
    new InvalidBody({ email: 'L’email est requis' }),
    { status: 400, message: 'Certains champs sont à corriger.', fields: { email: 'L’email est requis' } },
  ],
])('HTTP refuses with its own status and words: %s', (_, error, answer) => {
  expect(refusalOf(error)).toEqual(answer);
});

test.each([
  ['UnknownAccessCode', new UnknownAccessCode(), 404, "Ce lien d'accès n'est plus valable."],
  ['AccessLinkUsedUp', new AccessLinkUsedUp(), 403, /^Ce lien a déjà été ouvert sur/],
  ['AgentInUse', new AgentInUse(), 409, /^Ce conseiller suit encore des biens/],
  ['DecidedMeanwhile', new DecidedMeanwhile('Cet accès a expiré entre-temps.'), 409, 'Cet accès a expiré entre-temps.'],
  ['DecidedMeanwhile without words', new DecidedMeanwhile(), 409, 'Cette demande a changé entre-temps.'],
  ['PhotoRefused', new PhotoRefused('facade.txt n’est pas une photo'), 422, 'facade.txt n’est pas une photo'],
])('the table gives status and words to what a feature refuses: %s', (_, error, status, words) => {
  expect(refusalOf(error)).toEqual({ status, message: expect.stringMatching(words) });
});

test('a form under way is told when to come back; a fault of ours is no refusal', () => {
  expect(refusalOf(new KeyInFlight())).toMatchObject({ status: 409, retryAfter: 1 });
  expect(refusalOf(new TypeError('x is not a function'))).toBeNull();
});

test('no refusal of HTTP is one of the core', () => {
  const made = [new NotFound(), new MethodNotAllowed('GET'), new Gone(), new InvalidBody({})];
  for (const error of made) expect([error instanceof HttpRefusal, error instanceof DomainError]).toEqual([true, false]);
});
