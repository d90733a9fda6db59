import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDisclosure } from '../../lib/use-disclosure';
import styles from './main-navigation.module.css';
import { NavItem } from './nav-item';
import { serviceLinks } from './navigation';

/** A disclosure, not an ARIA menu: Tab walks its links like any other. */
export function ServicesMenu() {
  const { open, toggle, region, button } = useDisclosure<HTMLLIElement>();
  return (
    <li ref={region} className={styles.services}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls="nos-services"
        onClick={toggle}
      >
        Nos services <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id="nos-services" className={clsx(styles.menu, open && styles.open)}>
        {serviceLinks.map((link) => (
          <NavItem key={link.href} {...link} />
        ))}
      </ul>
    </li>
  );
}
