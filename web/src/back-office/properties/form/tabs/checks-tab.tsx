import type { Check, CheckLevel } from '@pignon/domain/listings/checks/check';
import { StaffButton } from '../../../../staff/staff-button';
import { FORM_TABS } from '../form-tabs';
import styles from '../form.module.css';
import type { TabProps } from '../property-form-state';

const LEVELS: readonly (readonly [CheckLevel, string])[] = [
  ['blocking', 'Bloquants'],
  ['warning', 'Avertissements'],
  ['information', 'Informations'],
];

/** D09: what stands between this property and its publication, as it is typed; each leads to where it is mended. */
export function ChecksTab({ checks, open }: TabProps) {
  return LEVELS.map(([level, title]) => {
    const some = checks.filter((check) => check.level === level);
    const failed = some.filter(({ passed }) => !passed).length;
    return (
      <section key={level} aria-labelledby={`controles-${level}`}>
        <h3 id={`controles-${level}`}>
          {level === 'information' ? title : `${title}\u00a0: ${failed} à corriger sur ${some.length}`}
        </h3>
        <ul className={styles.list}>
          {some
            .toSorted((a, b) => Number(a.passed) - Number(b.passed))
            .map((check) => (
              <CheckLine key={check.id} check={check} open={open} />
            ))}
        </ul>
      </section>
    );
  });
}

function CheckLine({ check: { passed, text, tab }, open }: { readonly check: Check } & Pick<TabProps, 'open'>) {
  const label = FORM_TABS.find(({ id }) => id === tab)?.label;
  return (
    <li className={styles.check} data-passed={passed}>
      <span aria-hidden="true">{passed ? '✓' : '✗'}</span>
      <span>
        <span className="visually-hidden">{passed ? 'Bon : ' : 'À corriger : '}</span>
        {text}
      </span>
      {!passed && label && <StaffButton onClick={() => open(tab)}>{label}</StaffButton>}
    </li>
  );
}
