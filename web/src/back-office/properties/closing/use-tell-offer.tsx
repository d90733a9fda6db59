import type { PropertyStatus } from '@pignon/domain/listings/property-fields';
import type { Concerned } from '@pignon/domain/sold/closing';
import { type ReactNode, useState } from 'react';
import { staffGet, StaffReadFailed } from '../../../staff/staff-get';
import { notify } from '../../../ui/toasts/toast';
import { asksSomething, type EndedProperty } from './several-concerned';
import { TellDialog } from './tell-dialog';

type Named = Pick<EndedProperty, 'id' | 'title'>;

interface Offer {
  readonly properties: readonly EndedProperty[];
  readonly status: 'sold' | 'rented';
}

/** A status changed from the list tells nobody by itself: whoever waits for a property that is gone is asked about then. */
export function useTellOffer(): {
  readonly offer: (rows: readonly Named[], status: PropertyStatus) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const [offered, setOffered] = useState<Offer | null>(null);
  const offer = async (rows: readonly Named[], status: PropertyStatus): Promise<void> => {
    if (status !== 'sold' && status !== 'rented') return;
    try {
      const properties: EndedProperty[] = [];
      for (const { id, title } of rows) properties.push({ id, title, concerned: await concernedOf(id) });
      const asking = properties.filter(asksSomething);
      if (asking.length > 0) setOffered({ properties: asking, status });
    } catch (error) {
      // People are not everybody's: whoever may not see them tells nobody.
      if (error instanceof StaffReadFailed && error.status === 403) return;
      notify({
        kind: 'error',
        title: 'Personne n’est prévenu',
        text: 'Les personnes concernées n’ont pas pu être lues. Appliquez le statut de nouveau pour les retrouver.',
        seconds: 8,
      });
    }
  };
  const dialog = offered && <TellDialog {...offered} onClose={() => setOffered(null)} />;
  return { offer, dialog };
}

const concernedOf = (id: number) => staffGet<Concerned>(`/api/admin/properties/${id}/concerned`);
