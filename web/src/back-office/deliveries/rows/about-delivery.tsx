import type { Delivery } from '@pignon/domain/deliveries/delivery';
import { useAgency } from '../../../site/agency/use-app-settings';

interface AboutDeliveryProps {
  readonly delivery: Pick<Delivery, 'person' | 'email' | 'reference' | 'propertyId'>;
  readonly className?: string | undefined;
}

/** 'Jeanne Martin · PGN-12': whose request it is, and about what. Nothing where nobody asked. */
export function AboutDelivery({ delivery: { person, email, reference, propertyId }, className }: AboutDeliveryProps) {
  const agency = useAgency();
  const property = propertyId !== null && `${agency?.referencePrefix ?? 'Bien'}-${propertyId}`;
  const parts = [person ?? email, property, reference].filter(Boolean);
  return parts.length > 0 && <span className={className}>{parts.join(' · ')}</span>;
}
