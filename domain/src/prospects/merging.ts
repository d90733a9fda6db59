import { DomainError } from '../shared/domain-error';
import { hasCriteria } from './criteria/criteria';
import type { Stage, StaffPerson } from './staff-person';

/** One of both is part of somebody already, or they are one. */
export class NotMergeable extends DomainError {}

/** Taken apart already, or too long ago. */
export class NotSeparable extends DomainError {}

/** How long two who were put together may be taken apart again. */
export const SEPARABLE_DAYS = 30;

/** Two who may be one: by the telephone, or by the name and the company. */
export interface Twin extends Pick<StaffPerson, 'id' | 'name' | 'email' | 'phone' | 'company' | 'version'> {
  readonly why: 'phone' | 'name';
}

type Side = 'kept' | 'gone';
type Mergeable = Pick<StaffPerson, 'name' | 'phone' | 'stage' | 'lostReason' | 'criteria'>;

/** What the person is called and known by afterwards, and of which of both each thing is. */
export interface MergePlan {
  readonly name: string;
  readonly phone: string | null;
  readonly phoneOf: Side;
  readonly stage: Stage;
  readonly stageOf: Side;
  readonly criteriaOf: Side;
}

/** What is kept is the kept one's, but for what is not known of them. */
export function mergePlan(kept: Mergeable, gone: Mergeable): MergePlan {
  const phoneOf = kept.phone === null && gone.phone !== null ? 'gone' : 'kept';
  const stageOf = kept.stage === 'new' && gone.stage !== 'new' ? 'gone' : 'kept';
  const noted = ({ criteria }: Mergeable) => criteria.origin === 'hand' && hasCriteria(criteria.criteria);
  const side = { kept, gone };
  return {
    name: kept.name,
    phone: side[phoneOf].phone,
    phoneOf,
    stage: side[stageOf].stage,
    stageOf,
    criteriaOf: !noted(kept) && noted(gone) ? 'gone' : 'kept',
  };
}
