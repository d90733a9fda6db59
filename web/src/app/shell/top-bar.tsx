import clsx from 'clsx';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { useDisclosure } from '../../lib/use-disclosure';
import { useScrolledPast } from '../../lib/scroll/use-scrolled-past';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { paths } from '../../site/paths';
import styles from './top-bar.module.css';

const BOLDER_AFTER = 50;

/** M21: bolder after 50 px of scroll; on small screens the navigation is behind a toggle. */
export function TopBar() {
  const bolder = useScrolledPast(BOLDER_AFTER);
  const { open, toggle, region, button } = useDisclosure<HTMLElement>();
  const Icon = open ? X : Menu;
  return (
    <header
      ref={region}
      className={clsx(styles.bar, 'on-dark', bolder && styles.bolder)}
      data-bolder={bolder || undefined}
    >
      <Link href={paths.home} className={styles.home} aria-label="Pignon, accueil">
        <Logo />
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="navigation"
        onClick={toggle}
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        {open ? 'Fermer' : 'Menu'}
      </button>
      <MainNavigation open={open} />
    </header>
  );
}
