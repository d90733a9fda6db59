import { paths } from '../site/paths';
import { ButtonLink } from '../ui/button';
import { aboutClaims } from './hero/claims';
import styles from './home-sections.module.css';

/** M31. */
export const AboutSection = () => (
  <section id="about" aria-labelledby="about-titre" className={`${styles.section} ${styles.about}`}>
    <div>
      <h2 id="about-titre">À propos de nous</h2>
      <p>
        Depuis 2014, nous vendons, louons et gérons des locaux et des murs commerciaux. Une équipe à Paris, des clients
        dans toute la France, et la même exigence pour une boutique de quartier que pour un immeuble entier.
      </p>
      <ButtonLink look="dark" href={paths.about}>
        En savoir plus sur nous
      </ButtonLink>
    </div>
    <dl className={styles.figures}>
      {aboutClaims.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
