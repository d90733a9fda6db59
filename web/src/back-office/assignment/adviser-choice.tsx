import { ruleLimits } from '@pignon/domain/assignment/rule-limits';
import type { Target } from '@pignon/domain/assignment/assignment-rule';
import styles from './assignment.module.css';
import { type ChosenAdviser, NAMES_ADVISERS } from './rule-fields';
import type { Adviser } from './use-rules';

interface AdviserChoiceProps {
  readonly kind: string;
  readonly advisers: readonly Adviser[];
  readonly chosen: readonly ChosenAdviser[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly ChosenAdviser[]) => void;
}

/** Whom the rule names, each with a weight where it counts. */
export function AdviserChoice({ kind, advisers, chosen, error, onChange }: AdviserChoiceProps) {
  const names = NAMES_ADVISERS[kind as Target['kind']];
  if (names === 'none') return null;
  const others = (id: number) => chosen.filter(({ agentId }) => agentId !== id);
  const take = (agentId: number, taken: boolean) => {
    const one = { agentId, weight: 1 };
    if (names === 'one') onChange([one]);
    else onChange(taken ? [...chosen, one] : others(agentId));
  };
  return (
    <fieldset id="advisers" tabIndex={-1} className={styles.choice}>
      <legend>Conseillers</legend>
      {names === 'several' && <p className={styles.hint}>Aucun coché&nbsp;: tous les conseillers actifs</p>}
      {advisers.map(({ id, name, active }) => {
        const mine = chosen.find(({ agentId }) => agentId === id);
        return (
          <div key={id} className={styles.adviser}>
            <label>
              <input
                type={names === 'one' ? 'radio' : 'checkbox'}
                name="adviser"
                checked={mine !== undefined}
                onChange={({ target }) => take(id, target.checked)}
              />
              {active ? name : `${name} (inactif)`}
            </label>
            {names === 'weighted' && mine && (
              <input
                type="number"
                aria-label={`Poids de ${name}`}
                min={1}
                max={ruleLimits.weight.value}
                value={mine.weight}
                onChange={({ target }) =>
                  onChange(
                    chosen.map((one) =>
                      one.agentId === id ? { agentId: id, weight: weightOf(target.valueAsNumber) } : one,
                    ),
                  )
                }
              />
            )}
          </div>
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

const weightOf = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(ruleLimits.weight.value, Math.max(1, Math.round(typed))) : 1;
