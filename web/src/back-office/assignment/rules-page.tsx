import { useMemo } from 'react';
import { useListKeys } from '../../staff/keyboard/use-list-keys';
import { Tools } from '../../staff/list/tools';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { OrderButtons } from '../../staff/table/order/order-buttons';
import { RecordList } from '../../staff/table/record-list';
import { RerunButton } from './rerun-button';
import { type PlacedRule, ruleColumns, ruleName } from './rule-columns';
import { RuleDrawer } from './rule-drawer';
import { SimulationPanel } from './simulation-panel';
import { SystemRules } from './system-rules';
import { useRuleOrder } from './use-rule-order';
import { NEW, useRules } from './use-rules';

export const rules = staffRules("Règles d'attribution");

/** E06. */
export default function RulesPage() {
  const desk = useRules();
  const { drawer, advisers, error, reload } = desk;
  const { move, drag } = useRuleOrder(desk);
  const columns = useMemo(() => ruleColumns(advisers), [advisers]);
  const rows = (desk.rules ?? []).map((rule, index): PlacedRule => ({ ...rule, place: index + 1 }));
  const add = () => drawer.open(NEW);
  const keys = useListKeys({
    add: { label: 'Ajouter une règle', onAdd: add },
    also: [['Ctrl+S', 'Enregistrer le formulaire']],
  });
  const addButton = (
    <StaffButton look="accent" aria-keyshortcuts="n" onClick={add}>
      Ajouter une règle
    </StaffButton>
  );
  return (
    <StaffPage title="Règles d'attribution" note="La première règle remplie décide." actions={addButton}>
      <Tools filters={null}>
        <RerunButton onDone={() => void reload()} />
      </Tools>
      <div role="presentation" {...drag}>
        <RecordList
          reading={{
            loading: 'Chargement des règles...',
            loaded: desk.rules !== undefined,
            error,
            onRetry: () => void reload(),
          }}
          empty={{
            filtered: false,
            none: 'Aucune règle. Toutes les demandes vont au conseiller du bien, sinon au conseiller par défaut.',
            noneLeft: '',
            onReset: () => {},
          }}
          add={addButton}
          caption="Règles d'attribution"
          columns={columns}
          rows={rows}
          nameOf={ruleName}
          onOpen={drawer.open}
          actionsLabel="Ordre"
          renderActions={({ id, name }: PlacedRule) => <OrderButtons title={name} onMove={(by) => void move(id, by)} />}
        />
      </div>
      <SystemRules />
      <SimulationPanel />
      <RuleDrawer desk={desk} />
      {keys.help}
    </StaffPage>
  );
}
