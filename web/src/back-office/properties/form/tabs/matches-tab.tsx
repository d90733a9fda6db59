import { PropertyMatches } from '../../../people/matching/property-matches';
import type { TabProps } from '../property-form-state';

export const MatchesTab = ({ property, inSight }: TabProps) =>
  property && inSight ? <PropertyMatches id={property.id} version={property.version} /> : null;
