import clsx from 'clsx';
import { Link, useLocation } from 'wouter';
import styles from './main-navigation.module.css';
import type { NavLink } from './navigation';

export function NavItem({ label, href, highlighted }: NavLink) {
  const [path] = useLocation();
  return (
    <li>
      <Link
        href={href}
        className={clsx(styles.link, highlighted && styles.highlighted)}
        aria-current={path === href ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}
