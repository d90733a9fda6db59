import { REGION_CODES } from '@pignon/domain/geography/place';
import { NATURES } from '@pignon/domain/listings/nature';
import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { BoxField, ChoiceField, LineField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import { useRecordForm } from '../../../staff/form/use-record-form';
import { StaffDialog } from '../../../staff/staff-dialog';
import { staffPost } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import styles from './criteria.module.css';
import { bodyOf, CRITERIA_FIELDS, type CriteriaValues, natureField, readOf, regionField } from './criteria-fields';

interface CriteriaDialogProps {
  readonly person: PersonFile['person'];
  readonly reread: () => Promise<PersonFile | undefined>;
  readonly onClose: () => void;
}

/** What they look for, as staff know it: from then on it stands for what they asked. */
export function CriteriaDialog({ person, reread, onClose }: CriteriaDialogProps) {
  const form = useRecordForm<CriteriaValues>({
    record: `criteria.${person.id}`,
    read: readOf(person.criteria),
    fields: CRITERIA_FIELDS,
    save: (values, version) =>
      staffPost(`/api/admin/people/${person.id}/criteria`, { ...bodyOf(values), version }, { method: 'PUT' }),
    reread: async () => {
      const now = await reread();
      return now ? readOf(now.person.criteria) : null;
    },
    onSaved: () => {
      notify({ kind: 'success', title: 'Critères enregistrés', text: person.name });
      void reread();
      onClose();
    },
    onClose,
  });
  const { field } = form;
  const title = `Critères de ${person.name}`;
  return (
    <StaffDialog title={title} shape="box" onClose={form.leave}>
      <RecordForm title={title} form={form}>
        <ChoiceField
          {...field('transaction')}
          options={[
            ['', 'Vente ou location'],
            ['sale', 'Vente'],
            ['rental', 'Location'],
          ]}
        />
        <fieldset className={styles.boxes}>
          <legend>Types</legend>
          {NATURES.map((one) => (
            <BoxField key={one} {...field(natureField(one))} />
          ))}
        </fieldset>
        <LineField {...field('cities')} hint="Séparées par des virgules : Lyon, Paris 16, Valence 26" optional />
        <details className={styles.regions}>
          <summary>Régions</summary>
          <fieldset className={styles.boxes} aria-label="Régions">
            {REGION_CODES.map((one) => (
              <BoxField key={one} {...field(regionField(one))} />
            ))}
          </fieldset>
        </details>
        <LineField
          {...field('minPrice')}
          unit="€"
          inputMode="numeric"
          hint="D’une location, le loyer annuel"
          optional
        />
        <LineField {...field('maxPrice')} unit="€" inputMode="numeric" optional />
        <LineField {...field('minSurface')} unit="m²" inputMode="decimal" optional />
        <LineField {...field('maxSurface')} unit="m²" inputMode="decimal" optional />
        <LineField {...field('minYield')} unit="%" inputMode="decimal" optional />
        <ChoiceField
          {...field('occupancy')}
          options={[
            ['', 'Occupé ou libre'],
            ['occupied', 'Occupé'],
            ['vacant', 'Libre'],
          ]}
        />
      </RecordForm>
    </StaffDialog>
  );
}
