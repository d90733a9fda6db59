import styles from './assignment.module.css';

const SYSTEM = [
  [
    'Conseiller du bien',
    'La demande porte sur un bien : elle va à qui en répond, ou au conseiller que le visiteur a choisi.',
  ],
  [
    'Conseiller par défaut',
    'La demande ne porte sur aucun bien : elle va au conseiller par défaut. Un message sans destinataire, une candidature ou une demande d’accès va à la boîte de l’agence.',
  ],
] as const;

/** What decides where no rule does. */
export const SystemRules = () => (
  <section className={styles.system} aria-labelledby="system-rules">
    <h2 id="system-rules">Règles du système</h2>
    <p className={styles.hint}>Après toutes les autres, dans cet ordre. Elles ne se suppriment pas.</p>
    <ol>
      {SYSTEM.map(([name, words]) => (
        <li key={name}>
          <b>{name}</b> <span>{words}</span>
        </li>
      ))}
    </ol>
  </section>
);
