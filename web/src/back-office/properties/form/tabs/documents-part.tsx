import { DocumentsTab } from '../../documents/documents-tab';
import type { TabProps } from '../property-form-state';

/** Papers belong to a property that is stored, and save by themselves. */
export const DocumentsPart = ({ property, inSight }: TabProps) => {
  if (!property) return <p>Les documents s’ajoutent une fois le brouillon enregistré.</p>;
  return inSight ? <DocumentsTab propertyId={property.id} /> : null;
};
