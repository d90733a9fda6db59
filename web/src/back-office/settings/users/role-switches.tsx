import { ROLE_LABELS, type SwitchedRole } from '@pignon/domain/accounts/rights';
import { OFFERED_ROLES, ROLE_WORDS } from './role-words';
import type { Colleagues } from './use-colleagues';
import styles from './users.module.css';

/** At once: whose role is switched off is refused at the next call. */
export function RoleSwitches({ desk }: { readonly desk: Colleagues }) {
  const enabled = desk.data?.enabledRoles ?? [];
  const put = (role: SwitchedRole, on: boolean) =>
    void desk.enable(on ? [...enabled, role] : enabled.filter((one) => one !== role));
  return (
    <section className={styles.section} aria-labelledby="roles">
      <h2 id="roles">Rôles activés</h2>
      <p className={styles.muted}>
        Seuls les administrateurs ouvrent l’administration, tant qu’un autre rôle n’est pas activé ici.
      </p>
      <ul className={styles.switches}>
        {OFFERED_ROLES.map((role) => (
          <li key={role}>
            <label>
              <input
                type="checkbox"
                role="switch"
                aria-checked={enabled.includes(role)}
                aria-describedby={`role-${role}`}
                checked={enabled.includes(role)}
                disabled={desk.busy}
                onChange={({ target }) => put(role, target.checked)}
              />
              {ROLE_LABELS[role]}
            </label>
            <p id={`role-${role}`} className={styles.muted}>
              {ROLE_WORDS[role]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
