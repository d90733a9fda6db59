import { ButtonLink } from '../ui/button';
import { LaterFacade } from '../ui/later-facade';
import styles from './hero.module.css';
import type { HeroSlideContent } from './hero-slides';

interface HeroSlideProps {
  readonly slide: HeroSlideContent;
  /** The page's h1. */
  readonly first: boolean;
  readonly label: string;
  readonly shown: boolean;
}

export function HeroSlide({ slide: { title, text, action, house }, first, label, shown }: HeroSlideProps) {
  const Title = first ? 'h1' : 'h2';
  return (
    // No HTML element says "slide": the carousel pattern of the ARIA guide is a group.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-roledescription="diapositive" aria-label={label} inert={!shown} className={styles.slide}>
      <div className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <LaterFacade {...house} width={620} height={540} bare className={styles.facade} />
    </div>
  );
}
