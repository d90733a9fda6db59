import { DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import { parisTime } from '@pignon/domain/shared/text/french';
import { phoneSaid } from '@pignon/domain/shared/text/phone/phone';
import type { AccessRecord } from '@pignon/infra/off-market/access-records';

type Facts = (readonly [label: string, value: string])[];

/** What is asked for, in the middle of a sentence. */
export const wished = ({ property }: AccessRecord): string =>
  property ? `« ${property.title} » (${property.city})` : 'nos biens off-market';

/** The same to the client: of a property that is not shown any more a mail says no more than a page does (F46). */
export const wishedByClient = (request: AccessRecord): string =>
  request.property?.withdrawn ? 'un bien off-market' : wished(request);

export const personFacts = ({ name, email, phone, company }: AccessRecord): Facts => [
  ['Nom', name ?? 'Non renseigné'],
  ['Email', email],
  ['Téléphone', phoneSaid(phone)],
  ['Société', company ?? 'Non renseignée'],
];

export const propertyFacts = ({ property }: AccessRecord, prefix: string): Facts =>
  property
    ? [
        ['Bien', property.title],
        ['Ville', property.city],
        ['Référence', `${prefix}-${property.id}`],
      ]
    : [['Demande', 'Tous les biens off-market']];

export const linkTerms = ({ expiresAt }: AccessRecord): string =>
  `Ce lien est personnel${expiresAt ? `, valable jusqu’au ${parisTime(expiresAt)}` : ''}, et s’ouvre sur ${DEVICES_PER_ACCESS}\u00a0appareils au plus. Merci de ne pas le transmettre.`;
