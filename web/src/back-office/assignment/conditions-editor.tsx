import type { Conditions, Group, Join } from '@pignon/domain/assignment/conditions/groups';
import { StaffButton } from '../../staff/staff-button';
import styles from './assignment.module.css';
import { JoinChoice } from './join-choice';
import { NEW_TEST, TestEditor } from './test-editor';

interface ConditionsEditorProps {
  readonly conditions: Conditions;
  readonly error: string | undefined;
  readonly onChange: (conditions: Conditions) => void;
}

const NEW_GROUP: Group = { join: 'and', tests: [NEW_TEST] };

/** `list` with `at` replaced; taken away where `by` is null. */
const replaced = <Item,>(list: readonly Item[], at: number, by: Item | null): readonly Item[] =>
  by === null ? list.filter((_, index) => index !== at) : list.map((item, index) => (index === at ? by : item));

/** E06: groups of conditions, ET or OU within and between them. */
export function ConditionsEditor({ conditions, error, onChange }: ConditionsEditorProps) {
  const { groups } = conditions;
  const setGroup = (at: number, group: Group | null) =>
    onChange({ ...conditions, groups: replaced(groups, at, group && group.tests.length > 0 ? group : null) });
  return (
    <fieldset id="conditions" tabIndex={-1} className={styles.conditions}>
      <legend>Conditions</legend>
      {groups.length === 0 && <p className={styles.hint}>Aucune&nbsp;: la règle vaut pour toutes les demandes</p>}
      {groups.length > 1 && (
        <JoinChoice
          label="Entre les groupes"
          join={conditions.join}
          onChange={(join: Join) => onChange({ ...conditions, join })}
        />
      )}
      {groups.map((group, at) => (
        // Groups have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={styles.group}>
          <legend>{`Groupe ${at + 1}`}</legend>
          {group.tests.length > 1 && (
            <JoinChoice
              label={`Dans le groupe ${at + 1}`}
              join={group.join}
              onChange={(join) => setGroup(at, { ...group, join })}
            />
          )}
          {group.tests.map((test, place) => (
            <TestEditor
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              name={`Groupe ${at + 1}, condition ${place + 1}`}
              test={test}
              onChange={(next) => setGroup(at, { ...group, tests: replaced(group.tests, place, next) })}
            />
          ))}
          <StaffButton onClick={() => setGroup(at, { ...group, tests: [...group.tests, NEW_TEST] })}>
            Ajouter une condition
          </StaffButton>
        </fieldset>
      ))}
      <StaffButton onClick={() => onChange({ ...conditions, groups: [...groups, NEW_GROUP] })}>
        {groups.length === 0 ? 'Ajouter des conditions' : 'Ajouter un groupe'}
      </StaffButton>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
