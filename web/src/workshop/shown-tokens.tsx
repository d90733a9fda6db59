import { Specimen, State } from './specimen';
import styles from './workshop.module.css';

const COLOURS = [
  'wagon-900',
  'wagon-700',
  'wagon-100',
  'plaque-800',
  'plaque-100',
  'laiton-300',
  'laiton-700',
  'zinc-50',
  'zinc-200',
  'zinc-600',
  'zinc-900',
  'success',
  'warning',
  'danger',
] as const;

export const ShownTokens = () => (
  <Specimen name="Couleurs et textes">
    <State of="couleurs" wide>
      <ul className={styles.colours}>
        {COLOURS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </State>
    <State of="titres et texte" wide>
      <p style={{ font: '700 var(--fs-2xl) / 1.1 var(--font-display)' }}>Les murs qui font vivre la rue.</p>
      <p>
        Texte courant, avec un <a href="#boutons">lien</a> et un prix&nbsp;: 1{'\u202f'}250{'\u202f'}000{'\u00a0'}€.
      </p>
    </State>
  </Specimen>
);
