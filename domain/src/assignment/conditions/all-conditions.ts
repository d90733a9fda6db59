import * as choices from './choices';
import type { Condition, ConditionField } from './condition';
import * as ranges from './ranges';
import * as words from './words';

/** E06, in the order in which staff are offered them. */
export const CONDITIONS: Readonly<Record<ConditionField, Condition>> = { ...choices, ...words, ...ranges };
