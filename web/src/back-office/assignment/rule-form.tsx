import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import type { ReactNode } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { BoxField, ChoiceField, LineField } from '../../staff/form/fields';
import { RecordForm } from '../../staff/form/record-form';
import { useRecordForm } from '../../staff/form/use-record-form';
import { staffPost } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import { AdviserChoice } from './adviser-choice';
import styles from './assignment.module.css';
import { ConditionsEditor } from './conditions-editor';
import {
  advisersOf,
  bodyOf,
  conditionsOf,
  FALLBACK_LABELS,
  NO_RULE,
  RULE_FIELDS,
  type RuleValues,
  TARGETS,
  valuesOf,
} from './rule-fields';
import { NEW, RULES, type RulesDesk } from './use-rules';

interface RuleFormProps {
  readonly desk: RulesDesk;
  /** Absent: one more. */
  readonly rule?: StaffRule;
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

const readOf = (rule: StaffRule | undefined, advisers: RulesDesk['advisers']) => ({
  values: rule ? valuesOf(rule, advisers) : NO_RULE,
  version: rule?.version ?? null,
});

export function RuleForm({ desk: { advisers, drawer, reload }, rule, children }: RuleFormProps) {
  const form = useRecordForm<RuleValues>({
    record: `assignment-rules.${rule?.id ?? NEW}`,
    read: readOf(rule, advisers),
    fields: RULE_FIELDS,
    save: (values, version) =>
      rule
        ? staffPost(`${RULES}/${rule.id}`, { ...bodyOf(values), version }, { method: 'PUT' })
        : staffPost(RULES, bodyOf(values), { once: true }),
    reread: async () => {
      const now = (await reload())?.find(({ id }) => id === rule?.id);
      return now ? readOf(now, advisers) : null;
    },
    onSaved: () => {
      notify({
        kind: 'success',
        title: rule ? 'Règle enregistrée' : 'Règle ajoutée',
        text: 'Elle vaut pour les demandes à venir.',
      });
      void reload();
      drawer.close();
    },
    onClose: drawer.close,
  });
  const { field, typed, setValue } = form;
  const set = (name: 'conditions' | 'advisers', value: object) =>
    setValue(name, JSON.stringify(value), { shouldDirty: true, shouldValidate: true });
  const [conditions, chosen] = [field('conditions'), field('advisers')];
  const title = rule ? rule.name : 'Ajouter une règle';
  return (
    <Drawer title={title} onClose={form.leave}>
      <RecordForm title={title} form={form}>
        <LineField {...field('name')} autoComplete="off" required />
        <ConditionsEditor
          error={conditions.error}
          conditions={conditionsOf(typed.conditions)}
          onChange={(next) => set('conditions', next)}
        />
        <ChoiceField {...field('targetKind')} options={TARGETS} />
        <AdviserChoice
          error={chosen.error}
          kind={typed.targetKind}
          advisers={advisers}
          chosen={advisersOf(typed.advisers)}
          onChange={(next) => set('advisers', next)}
        />
        <fieldset className={styles.limits}>
          <legend>Limites</legend>
          <BoxField {...field('capacity')} hint="Passer un conseiller qui a trop de demandes ouvertes" />
          <BoxField {...field('absences')} hint="Passer un conseiller absent" />
          <BoxField {...field('hours')} hint="Passer un conseiller hors de ses horaires" />
        </fieldset>
        <ChoiceField
          {...field('fallback')}
          hint="À qui va la demande quand personne n’est libre"
          options={Object.entries(FALLBACK_LABELS)}
        />
        {typed.fallback === 'common' && (
          <LineField {...field('alarmMinutes')} inputMode="numeric" unit="minutes sans conseiller" />
        )}
        <BoxField
          {...field('stops')}
          hint="Quand personne n’est libre, aller au repli sans essayer les règles suivantes"
        />
        <BoxField {...field('active')} />
      </RecordForm>
      {children}
    </Drawer>
  );
}
