import { MONTHLY_CASH_FLOW } from '@pignon/domain/financing/cash-flow';
import { euros, eurosAndCents } from '@pignon/domain/shared/text/french';
import styles from './financing.module.css';
import type { CreditResult } from './use-simulator';

const NBSP = '\u00a0';

const NONE = '–';
const perMonth = (amount: number): string => `${eurosAndCents(amount)}${NBSP}/${NBSP}mois`;

/** A dash for what cannot be said while a field counts for nothing: neither a sum nor a colour would be true. */
export function CreditResults({ result }: { readonly result: CreditResult }) {
  const { payment, cost, hasRent, cashFlow } = result;
  return (
    <output className={styles.results} aria-label="Résultat de la simulation">
      <span className={styles.line}>
        <span>Mensualité</span>
        <strong className="num">{payment === null ? NONE : perMonth(payment)}</strong>
      </span>
      <span className={styles.line}>
        <span>Coût total des intérêts</span>
        <span className="num">{cost === null ? NONE : euros(cost)}</span>
      </span>
      {hasRent && (
        <span className={styles.cashFlow} data-sign={cashFlow === null ? undefined : cashFlow >= 0 ? 'gain' : 'loss'}>
          <span>{MONTHLY_CASH_FLOW}</span>
          <strong className="num">{cashFlow === null ? NONE : signed(cashFlow)}</strong>
        </span>
      )}
    </output>
  );
}

/** Its sign is said, for a colour alone says nothing to many. */
const signed = (amount: number): string => `${amount < 0 ? '\u2212' : '+'}${NBSP}${perMonth(Math.abs(amount))}`;
