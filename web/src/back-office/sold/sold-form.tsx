import type { Agent } from '@pignon/domain/agents/agent';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import type { ReactNode } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { BoxField, ChoiceField, LineField, LinesField } from '../../staff/form/fields';
import { RecordForm } from '../../staff/form/record-form';
import { useRecordForm } from '../../staff/form/use-record-form';
import { staffPost } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { bodyOf, NO_SOLD, SOLD_FIELDS, type SoldValues, valuesOf } from './sold-fields';
import { NEW } from './use-sold';

interface SoldFormProps {
  /** Absent: one more. */
  readonly sold?: StaffSoldProperty;
  readonly advisers: readonly Pick<Agent, 'id' | 'name'>[];
  readonly reload: () => Promise<readonly StaffSoldProperty[] | undefined>;
  readonly onClose: () => void;
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

const readOf = (sold: StaffSoldProperty | undefined) => ({
  values: sold ? valuesOf(sold) : NO_SOLD,
  version: sold?.version ?? null,
});

export function SoldForm({ sold, advisers, reload, onClose, children }: SoldFormProps) {
  const form = useRecordForm<SoldValues>({
    record: `sold.${sold?.id ?? NEW}`,
    read: readOf(sold),
    fields: SOLD_FIELDS,
    save: (values, version) =>
      sold
        ? staffPost(`/api/sold-properties/${sold.id}`, { ...bodyOf(values), version }, { method: 'PUT' })
        : staffPost('/api/sold-properties', bodyOf(values), { once: true }),
    reread: async () => {
      const now = (await reload())?.find(({ id }) => id === sold?.id);
      return now ? readOf(now) : null;
    },
    onSaved: () => {
      notify({ kind: 'success', title: 'Bien vendu enregistré', text: 'Le site est à jour.' });
      void reload();
      onClose();
    },
    onClose,
  });
  const { field } = form;
  const title = sold ? sold.title : 'Ajouter un bien vendu';
  return (
    <Drawer title={title} onClose={form.leave}>
      <RecordForm title={title} form={form}>
        <LineField {...field('title')} autoComplete="off" required />
        <LineField {...field('city')} autoComplete="off" required />
        <LineField {...field('type')} hint="Murs, boutique, bureaux, immeuble…" optional />
        <ChoiceField
          {...field('transactionType')}
          options={[
            ['sale', 'Vente'],
            ['rental', 'Location'],
          ]}
        />
        <LineField {...field('surface')} unit="m²" optional />
        <LineField {...field('soldAt')} type="date" optional />
        <LineField
          {...field('price')}
          hint="Pour l’agence ; les visiteurs ne le voient que si vous le cochez"
          optional
        />
        <BoxField {...field('pricePublic')} />
        <LineField {...field('yield')} unit="%" inputMode="decimal" optional />
        <LineField {...field('imageUrl')} hint="Adresse de l’image, en https ou /media/" optional />
        <LinesField {...field('testimonial')} maxLength={600} optional />
        <BoxField {...field('testimonialConsent')} hint="Sans lui, personne ne lit le témoignage" />
        <ChoiceField
          {...field('agentId')}
          options={[['', 'Aucun'], ...advisers.map(({ id, name }) => [String(id), name] as const)]}
        />
        <LineField
          {...field('propertyId')}
          hint="Son numéro : il donne le délai de vente"
          inputMode="numeric"
          optional
        />
        <BoxField {...field('shown')} />
      </RecordForm>
      {children}
    </Drawer>
  );
}
