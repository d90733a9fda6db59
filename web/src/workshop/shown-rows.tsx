import { Breadcrumb } from '../site/breadcrumb';
import { Carousel } from '../ui/carousel/carousel';
import { NumberedSteps } from '../ui/numbered-steps';
import { Specimen, State } from './specimen';
import styles from './workshop.module.css';

const SLIDES = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((name) => ({
  key: name,
  content: <p className={styles.slide}>{name}</p>,
}));
const STEPS = [
  { title: 'Vous décrivez', text: 'Le bien, en deux minutes.' },
  { title: 'Nous estimons', text: 'Sous 48 heures ouvrées.' },
  { title: 'Nous en parlons', text: 'Un conseiller vous rappelle.' },
];

export const ShownRows = () => (
  <Specimen name="Suites">
    <State of="fil d’Ariane" wide>
      <Breadcrumb items={[{ label: 'Blog', href: '/blog' }]} current="Un article" />
    </State>
    <State of="étapes" wide>
      <NumberedSteps steps={STEPS} />
    </State>
    <State of="glissière" wide>
      <Carousel name="Exemples" slides={SLIDES} />
    </State>
    <State of="carrousel sans fin" wide>
      <Carousel endless name="Suites" slides={SLIDES} />
    </State>
  </Specimen>
);
