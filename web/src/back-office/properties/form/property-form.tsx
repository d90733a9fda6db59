import { blockingFaults, checksOf } from '@pignon/domain/listings/checks/checks';
import type { Photo } from '@pignon/domain/listings/photo';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { parisDay } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { paths } from '../../../site/paths';
import { RecordForm } from '../../../staff/form/record-form';
import { StaffLink } from '../../../staff/staff-link';
import { StaffPage } from '../../../staff/staff-page';
import { TabPanel } from '../../../staff/tabs/tab-panel';
import { tabId, TabStrip } from '../../../staff/tabs/tab-strip';
import type { FieldProblem } from '../../../ui/fields/error-summary';
import type { Adviser } from '../desk/adviser';
import { EXTRA_TABS } from './extra-tabs';
import { FormActions } from './form-actions';
import { FORM_TABS, markOf, tabOfField } from './form-tabs';
import styles from './form.module.css';
import { FormHeader } from './header/form-header';
import { SeenByPublic } from './preview/seen-by-public';
import type { TabProps } from './property-form-state';
import { fieldsOf, photosIn } from './property-values';
import { useTabAddress } from './use-tab-address';
import { usePropertyForm } from './use-property-form';

interface PropertyFormProps {
  readonly property: StaffProperty | null;
  readonly advisers: readonly Adviser[];
  readonly onStored: (property: StaffProperty) => void;
  /** Read and drawn anew. */
  readonly onRenew: () => void;
}

export function PropertyForm({ property, advisers, onStored, onRenew }: PropertyFormProps) {
  const [, navigate] = useLocation();
  const { form, stored } = usePropertyForm({ property, onStored, onClose: () => navigate(paths.adminProperties) });
  const extra = EXTRA_TABS.filter(({ asked }) => asked?.({ property }) ?? true);
  const { chosen, choose } = useTabAddress([...FORM_TABS, ...extra].map(({ id }) => id));
  const values = form.typed;
  const read = useRead(values);
  const [publishing, setPublishing] = useState(false);
  const wrong = new Set(form.problems.map(({ id }) => id));
  const title = property ? property.title : 'Ajouter un bien';
  const open = (tab: string) => {
    flushSync(() => choose(tab));
    document.getElementById(tabId(tab))?.focus();
  };
  const reach = (id: string) => {
    const tab = tabOfField(id) ?? FORM_TABS.find((one) => tabId(one.id) === id)?.id;
    if (tab && tab !== chosen) flushSync(() => choose(tab));
  };
  const props: Omit<TabProps, 'inSight'> = { form, values, ...read, property, advisers, open, onRenew };
  const shown = useDeferredValue(read.fields);
  return (
    <StaffPage
      title={title}
      actions={
        property ? (
          <FormHeader property={property} form={form} onStored={onStored} />
        ) : (
          <StaffLink href={paths.adminProperties}>Retour à la liste</StaffLink>
        )
      }
    >
      <div className={clsx(styles.layout, styles.withPreview)}>
        <TabStrip
          label="Rubriques du bien"
          tabs={[
            ...FORM_TABS.map((tab) => ({ ...tab, mark: markOf(tab, values, wrong) })),
            ...extra.map((tab) => ({ ...tab, mark: tab.mark?.(read) })),
          ]}
          chosen={chosen}
          onChoose={choose}
        />
        <RecordForm
          title={title}
          form={{
            ...form,
            problems: publishing ? [...form.problems, ...heldBackBy(read.checks)] : form.problems,
            submit: (event) => {
              setPublishing(false);
              return form.submit(event);
            },
          }}
          saveLabel={property?.published ? 'Enregistrer' : 'Enregistrer le brouillon'}
          actions={
            <FormActions
              {...{ form, stored, property, onStored }}
              onAsked={setPublishing}
              onHeldBack={() => open('controles')}
            />
          }
          onReach={reach}
        >
          {[...FORM_TABS, ...extra].map(({ id, label, Tab }) => (
            <TabPanel key={id} id={id} chosen={id === chosen} className={styles.panel}>
              <h2>{label}</h2>
              <Tab {...props} inSight={id === chosen} />
            </TabPanel>
          ))}
        </RecordForm>
        <SeenByPublic fields={shown} photos={usePhotos(values.photos, property)} property={property} />
      </div>
    </StaffPage>
  );
}

/** What keeps it from being published: each leads to the tab where it is mended. */
const heldBackBy = (checks: TabProps['checks']): readonly FieldProblem[] =>
  blockingFaults(checks).map(({ tab, text }) => ({ id: tabId(tab), message: text }));

/** What is typed as the house reads it, and its checks. */
function useRead(values: TabProps['values']): Pick<TabProps, 'fields' | 'checks'> {
  const [today] = useState(() => parisDay(new Date()));
  return useMemo(() => {
    const fields = fieldsOf(values);
    const { ownerAuthorisation: ownerAuthorised } = values;
    return { fields, checks: checksOf({ ...fields, ownerAuthorised, today }) };
  }, [values, today]);
}

/** Those of the form, with what is stored of each. */
function usePhotos(photos: string, property: StaffProperty | null): readonly Photo[] {
  return useMemo(
    () =>
      photosIn({ photos }).map(({ url, alt, focus }) => ({
        ...property?.photos.find((photo) => photo.url === url),
        url,
        ...(alt && { alt }),
        ...(focus && { focus }),
      })),
    [photos, property],
  );
}
