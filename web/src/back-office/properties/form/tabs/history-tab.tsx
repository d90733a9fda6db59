import type { Revision, RevisionPage } from '@pignon/domain/listings/property/revisions';
import type { RestoredProperty, StaffProperty } from '@pignon/domain/listings/staff-property';
import { type ReactNode, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { ReadStates } from '../../../../staff/list/read-states';
import { StaffButton } from '../../../../staff/staff-button';
import { staffGet } from '../../../../staff/staff-get';
import { staffPost, UNREACHED } from '../../../../staff/staff-post';
import { notify } from '../../../../ui/toasts/toast';
import { dayTime } from '../../../../staff/words/day-time';
import styles from '../form.module.css';
import { withPhotoRuns } from '../parts/photo-runs';
import { actionText, changeText, fieldText, restoredText } from '../parts/revision-texts';
import type { TabProps } from '../property-form-state';

export const HistoryTab = (props: TabProps) =>
  props.property && props.inSight ? <History {...props} property={props.property} /> : null;

type HistoryProps = TabProps & { readonly property: StaffProperty };

/** Who changed what, the newest first, and the way back to each of it. */
function History({ form, property, onRenew }: HistoryProps) {
  const { id, version } = property;
  const { data, error, size, setSize, mutate } = useSWRInfinite<RevisionPage, unknown>(
    (page, previous: RevisionPage | null) => {
      if (previous && previous.next === null) return null;
      // Another version has another history.
      return `/api/admin/properties/${id}/revisions?${page > 0 ? `before=${previous?.next}` : ''}#${version}`;
    },
    staffGet,
    { revalidateFirstPage: false },
  );
  const items = withPhotoRuns(data?.flatMap((page) => page.items) ?? []);
  const isMore = data?.at(-1)?.next !== null;
  return (
    <>
      <ReadStates
        loading="Chargement de l’historique..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && items.length === 0 && <p>Rien n’a encore été changé.</p>}
      {form.dirty && items.length > 1 && <p>Enregistrez vos modifications avant de restaurer une version.</p>}
      <ol className={styles.list}>
        {items.map((revision, place) => (
          <RevisionLine key={revision.id} revision={revision}>
            {place > 0 && !form.dirty && <Restore {...{ revision, property, onRenew }} />}
          </RevisionLine>
        ))}
      </ol>
      {data && isMore && <StaffButton onClick={() => void setSize(size + 1)}>Plus ancien</StaffButton>}
    </>
  );
}

interface RevisionLineProps {
  readonly revision: Revision;
  readonly children: ReactNode;
}

function RevisionLine({ revision: { at, by, action, changes }, children }: RevisionLineProps) {
  return (
    <li className={styles.revision}>
      <p>
        <b>{actionText(action)}</b> <time dateTime={at}>{dayTime(at)}</time> {by ? `par ${by}` : 'par Pignon'}
      </p>
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldText(field)}</dt>
            <dd>
              <del>{changeText(before)}</del> → <ins>{changeText(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

interface RestoreProps extends Pick<HistoryProps, 'property' | 'onRenew'> {
  readonly revision: Revision;
}

function Restore({ revision, property, onRenew }: RestoreProps) {
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const { id, version } = property;
    const path = `/api/admin/properties/${id}/revisions/${revision.id}/restore`;
    const reply = await staffPost(path, { version }, { method: 'PUT' });
    setBusy(false);
    if (reply.ok) {
      const { lostPhotos } = reply.body as RestoredProperty;
      notify({ kind: 'success', title: 'Version restaurée', text: restoredText(dayTime(revision.at), lostPhotos) });
      onRenew();
    } else if (reply.status !== 401)
      notify({ kind: 'error', title: 'Rien n’a changé', text: reply.error ?? UNREACHED });
  };
  return (
    <StaffButton
      disabled={busy}
      aria-label={`Restaurer cette version, du ${dayTime(revision.at)}`}
      onClick={() => void restore()}
    >
      Restaurer cette version
    </StaffButton>
  );
}
