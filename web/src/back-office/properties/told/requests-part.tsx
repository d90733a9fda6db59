import type { PropertyRequestPage } from '@pignon/domain/mailbox/requests/property-requests';
import useSWRInfinite from 'swr/infinite';
import { ReadStates } from '../../../staff/list/read-states';
import { useNow } from '../../../staff/list/use-now';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { RequestLine } from './request-line';
import styles from './told.module.css';

const MINUTE_MS = 60_000;

/** E04, Demandes: who asked what of this property, and where it stands. */
export default function RequestsPart({ id }: { readonly id: number }) {
  const now = useNow(MINUTE_MS);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<PropertyRequestPage, unknown>(
    (page) => `/api/admin/properties/${id}/requests?page=${page + 1}`,
    staffGet,
  );
  const items = data?.flatMap((page) => page.items) ?? [];
  const total = data?.[0]?.total ?? 0;
  return (
    <>
      <ReadStates
        loading="Chargement des demandes..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && (
        <p className={styles.muted}>
          {total === 0
            ? 'Aucune demande sur ce bien pour le moment.'
            : `${total} demande${total > 1 ? 's' : ''} sur ce bien, la plus récente d’abord.`}
        </p>
      )}
      <ol className={styles.lines}>
        {items.map((request) => (
          <RequestLine key={request.id} request={request} now={now} />
        ))}
      </ol>
      {items.length < total && (
        <StaffButton disabled={isValidating} onClick={() => void setSize(size + 1)}>
          Plus anciennes
        </StaffButton>
      )}
    </>
  );
}
