import { RENT_RANGE } from '@pignon/domain/financing/credit-bounds';
import { euros, frenchNumber } from '@pignon/domain/shared/text/french';
import { TextField } from '../ui/fields/field';
import { CreditChart } from './credit-chart';
import { CreditField, faultText } from './credit-field';
import { CreditResults } from './credit-results';
import styles from './financing.module.css';
import { useSimulator } from './use-simulator';

interface SimulatorProps {
  /** Euros. */
  readonly price: number | null;
  /** Euros per year (F38). */
  readonly annualNetRent: number | null;
}

const FIELDS = [
  { field: 'amount', label: 'Montant du prêt (€)', say: euros },
  { field: 'rate', label: 'Taux annuel (%)', say: (value: number) => `${frenchNumber(value)}\u00a0%` },
  { field: 'months', label: 'Durée (mois)', say: (value: number) => `${value}\u00a0mois` },
] as const;

/** M90, M91. */
export default function Simulator({ price, annualNetRent }: SimulatorProps) {
  const { fields, texts, figures, bounds, set, tidy, result } = useSimulator(price, annualNetRent);
  return (
    <section aria-labelledby="financement" className={styles.simulator}>
      <h2 id="financement">Simulation de financement</h2>
      <div className={styles.desk}>
        <div ref={fields} className={styles.fields}>
          {FIELDS.map(({ field, label, say }) => (
            <CreditField
              key={field}
              name={field}
              label={label}
              bound={bounds[field]}
              text={texts[field]}
              figure={figures[field]}
              say={say}
              onText={(text) => set(field, text)}
              onLeave={() => tidy(field)}
              onSlide={(value) => set(field, frenchNumber(value))}
            />
          ))}
          <TextField
            name="rent"
            id="loyer-net-annuel"
            label="Loyer net annuel (€)"
            optional
            inputMode="decimal"
            autoComplete="off"
            value={texts.rent}
            error={faultText(figures.rent, `Entre 0 et ${euros(RENT_RANGE.max)}`)}
            onChange={({ currentTarget }) => set('rent', currentTarget.value)}
            onBlur={() => tidy('rent')}
          />
        </div>
        <div className={styles.outcome}>
          <CreditResults result={result} />
          <CreditChart years={result.years} />
        </div>
      </div>
      <p className={styles.note}>
        Simulation indicative, sans valeur contractuelle, hors assurance emprunteur, frais de dossier et de garantie.
      </p>
    </section>
  );
}
