import { cut } from '../../shared/text/cut';
import type { PropertyFields } from '../property-fields';
import { propertyRules } from './property-rules';

const MARK = ' (copie)';

/** To begin another one with: what belongs to the first alone, its mandate and its address on the site, is not taken along. */
export const copyOf = (fields: PropertyFields): PropertyFields => ({
  ...fields,
  title: cut(fields.title, propertyRules.titleMost.value - MARK.length) + MARK,
  status: 'available',
  mandateNumber: null,
  mandateDate: null,
  mandateEndDate: null,
  slug: null,
});
