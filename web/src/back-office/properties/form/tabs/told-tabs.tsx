import { LatePart } from '../../../../staff/list/late-part';
import type { TabProps } from '../property-form-state';

export const RequestsTab = ({ property, inSight }: TabProps) =>
  property && inSight ? (
    <LatePart
      name="property-requests"
      loading="Chargement des demandes..."
      load={() => import('../../told/requests-part')}
      props={{ id: property.id }}
    />
  ) : null;

export const AudienceTab = ({ property, inSight }: TabProps) =>
  property && inSight ? (
    <LatePart
      name="property-audience"
      loading="Chargement des statistiques..."
      load={() => import('../../told/audience-part')}
      props={{ id: property.id }}
    />
  ) : null;

export const DiffusionTab = ({ property, inSight, open }: TabProps) =>
  property && inSight ? (
    <LatePart
      name="property-diffusion"
      loading="Chargement de la diffusion..."
      load={() => import('../../told/diffusion-part')}
      props={{ id: property.id, version: property.version, published: property.published, open }}
    />
  ) : null;
