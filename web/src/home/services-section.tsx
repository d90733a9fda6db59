import { paths } from '../site/paths';
import { ButtonLink } from '../ui/button';
import styles from './home-sections.module.css';

const SERVICES = [
  [
    'Recherche personnalisée',
    'Vous décrivez votre projet\u00a0; un conseiller vous propose des biens, publiés ou non.',
  ],
  ['Gestion locative', 'Loyers, charges, indexation et échéances du bail\u00a0: nous suivons vos locaux pour vous.'],
  ['Négociation', 'Prix, bail, travaux\u00a0: nous défendons vos intérêts jusqu’à la signature.'],
  ['Conseil en investissement', 'Emplacement, bail, rendement\u00a0: ce que valent des murs avant de les acheter.'],
] as const;

/** M30. */
export const ServicesSection = () => (
  <section id="services" aria-labelledby="services-titre" className={styles.section}>
    <h2 id="services-titre">Nos services</h2>
    <ul className={styles.four}>
      {SERVICES.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p className={styles.calls}>
      <ButtonLink href={paths.contact}>Nous contacter</ButtonLink>
      <ButtonLink look="ghost" href={paths.filteredListings}>
        Voir nos biens
      </ButtonLink>
    </p>
  </section>
);
