import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { stayInPlace } from '../../../lib/scroll/scroll-memory';
import { propertyPaths } from '../../../staff/property-paths';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet, StaffReadFailed } from '../../../staff/staff-get';
import { StaffPage } from '../../../staff/staff-page';
import { staffRules } from '../../../staff/staff-rules';
import type { Adviser } from '../desk/adviser';
import { PropertyForm } from './property-form';
import { UnknownProperty } from './unknown-property';

export const rules = staffRules('Bien');

const pathOf = (id: number): string => `/api/admin/properties/${id}`;

/** Null: a new one. Undefined: no id at all. */
function idIn(path: string): number | null | undefined {
  if (path === propertyPaths.new) return null;
  const [, id] = /\/edit\/([1-9]\d{0,9})$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** E03 and E04: one form, whose address changes once the new property has a number. */
export default function PropertyFormPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = idIn(path);
  const { mutate: mutateAny } = useSWRConfig();
  const { made, round, keep, renew } = useOneForm(asked);
  const { data, error, mutate } = useSWR<StaffProperty, unknown>(asked ? pathOf(asked) : null, staffGet, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const { data: advisers = [] } = useSWR<readonly Adviser[], unknown>('/api/admin/agents', staffGet);

  if (asked === undefined || (error instanceof StaffReadFailed && [400, 404].includes(error.status)))
    return <UnknownProperty />;
  if (asked !== null && !data)
    return (
      <StaffPage title="Bien">
        <ReadStates loading="Chargement du bien..." loaded={false} error={error} onRetry={() => void mutate()} />
      </StaffPage>
    );
  const stored = (property: StaffProperty) => {
    void mutateAny(pathOf(property.id), property, { revalidate: false });
    if (asked !== null) return;
    keep(property.id);
    stayInPlace();
    navigate(`${propertyPaths.edit}/${property.id}${search && `?${search}`}`, { replace: true });
  };
  return (
    <PropertyForm
      key={`${asked === made ? 'made' : asked}-${round}`}
      property={asked === null ? null : (data ?? null)}
      advisers={advisers}
      onStored={stored}
      onRenew={() => void mutate().then(renew)}
    />
  );
}

/** The form that made a property stays the same under its new address; 'Ajouter un bien' begins another one. */
function useOneForm(asked: number | null | undefined) {
  const [state, setState] = useState<{ readonly made: number | null; readonly round: number }>({
    made: null,
    round: 0,
  });
  if (asked === null && state.made !== null) setState({ made: null, round: state.round + 1 });
  return {
    ...state,
    keep: (made: number) => setState({ ...state, made }),
    /** Drawn anew from what is stored. */
    renew: () => setState({ ...state, round: state.round + 1 }),
  };
}
