import { ButtonLink } from '../../ui/button';
import { LaterFacade } from '../../ui/later-facade';
import styles from './hero.module.css';
import type { HeroSlideContent } from './hero-slides';

interface HeroSlideProps {
  readonly slide: HeroSlideContent;
  /** The page's h1. */
  readonly first: boolean;
}

export function HeroSlide({ slide: { title, text, action, house }, first }: HeroSlideProps) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <LaterFacade {...house} width={620} height={540} bare className={styles.facade} />
    </div>
  );
}
