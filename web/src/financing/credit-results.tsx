import { MONTHLY_CASH_FLOW } from '@pignon/domain/financing/cash-flow';
import { euros, eurosAndCents } from '@pignon/domain/shared/french';
import styles from './financing.module.css';
import type { CreditResult } from './use-simulator';

const NBSP = '\u00a0';

export function CreditResults({ result: { payment, cost, cashFlow } }: { readonly result: CreditResult }) {
  return (
    <output className={styles.results} aria-label="Résultat de la simulation">
      <span className={styles.line}>
        <span>Mensualité</span>
        <strong className="num">{`${eurosAndCents(payment)}${NBSP}/${NBSP}mois`}</strong>
      </span>
      <span className={styles.line}>
        <span>Coût total des intérêts</span>
        <span className="num">{euros(cost)}</span>
      </span>
      {cashFlow !== null && (
        <span className={styles.cashFlow} data-sign={cashFlow >= 0 ? 'gain' : 'loss'}>
          <span>{MONTHLY_CASH_FLOW}</span>
          <strong className="num">{signed(cashFlow)}</strong>
        </span>
      )}
    </output>
  );
}

/** Its sign is said, for a colour alone says nothing to many. */
const signed = (amount: number): string =>
  `${amount < 0 ? '\u2212' : '+'}${NBSP}${eurosAndCents(Math.abs(amount))}${NBSP}/${NBSP}mois`;
