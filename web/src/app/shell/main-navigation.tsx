import clsx from 'clsx';
import { NavItem } from './nav-item';
import { mainLinks } from './navigation';
import styles from './main-navigation.module.css';
import { ServicesMenu } from './services-menu';

export function MainNavigation({ open }: { readonly open: boolean }) {
  return (
    <nav id="navigation" aria-label="Navigation principale" className={clsx(styles.navigation, open && styles.open)}>
      <ul>
        {mainLinks.before.map((link) => (
          <NavItem key={link.href} {...link} />
        ))}
        <ServicesMenu />
        {mainLinks.after.map((link) => (
          <NavItem key={link.href} {...link} />
        ))}
        <NavItem {...mainLinks.call} highlighted />
      </ul>
    </nav>
  );
}
