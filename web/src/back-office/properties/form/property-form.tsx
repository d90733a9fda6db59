import type { Photo } from '@pignon/domain/listings/photo';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import clsx from 'clsx';
import { useDeferredValue, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { paths } from '../../../site/paths';
import { RecordForm } from '../../../staff/form/record-form';
import { StaffLink } from '../../../staff/staff-link';
import { StaffPage } from '../../../staff/staff-page';
import { TabPanel } from '../../../staff/tabs/tab-panel';
import { TabStrip } from '../../../staff/tabs/tab-strip';
import type { Adviser } from '../desk/adviser';
import { FormActions } from './form-actions';
import { FORM_TABS, markOf, tabOfField } from './form-tabs';
import styles from './form.module.css';
import { FormHeader } from './header/form-header';
import { SeenByPublic } from './preview/seen-by-public';
import { fieldsOf } from './property-values';
import { useTabAddress } from './use-tab-address';
import { usePropertyForm } from './use-property-form';

interface PropertyFormProps {
  readonly property: StaffProperty | null;
  readonly advisers: readonly Adviser[];
  readonly onStored: (property: StaffProperty) => void;
  /** Read and drawn anew. */
  readonly onRenew: () => void;
}

const NO_PHOTOS: readonly Photo[] = [];

export function PropertyForm({ property, advisers, onStored }: PropertyFormProps) {
  const [, navigate] = useLocation();
  const { form, stored } = usePropertyForm({ property, onStored, onClose: () => navigate(paths.adminProperties) });
  const { chosen, choose } = useTabAddress(FORM_TABS.map(({ id }) => id));
  const values = form.typed;
  const fields = useMemo(() => fieldsOf(values), [values]);
  // It follows the hand, and never holds it up.
  const shown = useDeferredValue(fields);
  const wrong = new Set(form.problems.map(({ id }) => id));
  const title = property ? property.title : 'Ajouter un bien';
  const reach = (id: string) => {
    const tab = tabOfField(id);
    if (tab && tab !== chosen) flushSync(() => choose(tab));
  };
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
          tabs={FORM_TABS.map((tab) => ({ ...tab, mark: markOf(tab, values, wrong) }))}
          chosen={chosen}
          onChoose={choose}
        />
        <RecordForm
          title={title}
          form={form}
          saveLabel={property?.published ? 'Enregistrer' : 'Enregistrer le brouillon'}
          actions={<FormActions form={form} stored={stored} property={property} onStored={onStored} />}
          onReach={reach}
        >
          {FORM_TABS.map(({ id, label, Tab }) => (
            <TabPanel key={id} id={id} chosen={id === chosen} className={styles.panel}>
              <h2>{label}</h2>
              <Tab {...{ form, values, fields, property, advisers }} inSight={id === chosen} />
            </TabPanel>
          ))}
        </RecordForm>
        <SeenByPublic fields={shown} photos={property?.photos ?? NO_PHOTOS} property={property} />
      </div>
    </StaffPage>
  );
}
