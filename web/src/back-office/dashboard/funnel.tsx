import type { EstimationFunnel } from '@pignon/domain/dashboard/dashboard';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { Card } from './card';
import styles from './dashboard.module.css';

const STEPS = [
  ['views', 'Vues de la page'],
  ['started', 'R1\u00a0: coordonnées'],
  ['submitted', 'R2\u00a0: demande complète'],
  ['answered', 'Rappelé ou répondu'],
] as const satisfies readonly (readonly [keyof EstimationFunnel, string])[];

/** Drawn as wide as it says: the bar says nothing that the number does not. */
export function Funnel({ funnel }: { readonly funnel: EstimationFunnel }) {
  const most = Math.max(1, ...STEPS.map(([step]) => funnel[step]));
  return (
    <Card
      title="Entonnoir estimation"
      note="Des estimations commencées sur la période, ce qu’elles sont devenues. « Rappelé » : un e-mail est parti, ou la conversation est passée à « Répondu » ou « En attente du client ». Le mandat signé à la suite d’une estimation n’est pas enregistré : cette étape manque."
    >
      <ol className={styles.funnel}>
        {STEPS.map(([step, label]) => (
          <li key={step}>
            <span>{label}</span> <strong>{frenchNumber(funnel[step])}</strong>
            <span className={styles.bar} style={{ width: `${(funnel[step] / most) * 100}%` }} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
