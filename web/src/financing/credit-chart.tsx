import type { CreditYear } from '@pignon/domain/financing/credit';
import { euros } from '@pignon/domain/shared/text/french';
import styles from './financing.module.css';

const WIDTH = 720;
const HEIGHT = 240;
/** Of a year's place, how much its bar leaves free. */
const GAP = 0.28;

/** Interest and capital paid each year, as a drawing and as a table. */
export function CreditChart({ years }: { readonly years: readonly CreditYear[] }) {
  if (years.length === 0) return null;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>Intérêts et capital remboursés chaque année</span>
        <span className={styles.key} data-part="interest">
          Intérêts
        </span>
        <span className={styles.key} data-part="capital">
          Capital
        </span>
      </figcaption>
      <Bars years={years} />
      <details className={styles.table}>
        <summary>Voir les chiffres de chaque année</summary>
        <div>
          <Table years={years} />
        </div>
      </details>
    </figure>
  );
}

function Bars({ years }: { readonly years: readonly CreditYear[] }) {
  const most = Math.max(...years.map(({ interest, capital }) => interest + capital));
  const place = WIDTH / years.length;
  const width = place * (1 - GAP);
  const [first] = years;
  const last = years.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 34}`}
      role="img"
      aria-label={`La première année ${euros(first?.interest ?? 0)} d’intérêts et ${euros(first?.capital ?? 0)} de capital, la dernière ${euros(last?.interest ?? 0)} d’intérêts et ${euros(last?.capital ?? 0)} de capital.`}
    >
      {years.map(({ year, interest, capital }, index) => {
        const x = index * place + (place - width) / 2;
        const below = (capital / most) * HEIGHT;
        const above = (interest / most) * HEIGHT;
        return (
          <g key={year}>
            <rect x={x} y={HEIGHT - below} width={width} height={below} className={styles.capital} />
            <rect x={x} y={HEIGHT - below - above} width={width} height={above} className={styles.interest} />
            {isNamed(index, years.length) && (
              <text x={x + width / 2} y={HEIGHT + 28} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
    </svg>
  );
}

/** The first, the last and every fifth: more would touch each other on a phone. */
const isNamed = (index: number, count: number): boolean =>
  index === 0 || index === count - 1 || ((index + 1) % 5 === 0 && count - 1 - index > 1);

function Table({ years }: { readonly years: readonly CreditYear[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Année</th>
          <th scope="col">Intérêts</th>
          <th scope="col">Capital</th>
          <th scope="col">Reste dû</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, interest, capital, left }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{euros(interest)}</td>
            <td>{euros(capital)}</td>
            <td>{euros(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
