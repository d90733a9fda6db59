import clsx from 'clsx';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import { Link, useLocation } from 'wouter';
import { useDisclosure } from '../lib/use-disclosure';
import { STAFF_ROOT } from '../site/paths';
import type { MenuItem } from './menu-item';
import { signOut } from './session/sign-out';
import styles from './staff-menu.module.css';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface StaffMenuProps {
  readonly items: readonly MenuItem[];
  readonly user: string | undefined;
}

/** At the side at a desk; on a phone one line that unfolds. */
export function StaffMenu({ items, user }: StaffMenuProps) {
  const { open, toggle, region, button } = useDisclosure<HTMLElement>();
  return (
    <nav ref={region} className={styles.nav} aria-label="Administration">
      <div className={styles.top}>
        <p className={styles.brand}>Administration</p>
        <button
          ref={button}
          type="button"
          className={clsx(styles.item, styles.unfold)}
          aria-expanded={open}
          onClick={toggle}
        >
          <MenuIcon {...icon} /> Menu
        </button>
      </div>
      <div className={clsx(styles.items, open && styles.open)}>
        {items.map((item) => (
          <Item key={item.path} {...item} />
        ))}
        <a className={clsx(styles.item, styles.apart)} href="/">
          <ExternalLink {...icon} /> <span>Voir le site</span>
        </a>
        <button className={styles.item} type="button" onClick={() => void signOut()}>
          <LogOut {...icon} /> <span>Déconnexion</span>
        </button>
        {user && <p className={styles.user}>{user}</p>}
      </div>
    </nav>
  );
}

function Item({ path: to, label, Icon, page }: MenuItem) {
  const [path] = useLocation();
  const inside = (
    <>
      <Icon {...icon} /> <span>{label}</span>
    </>
  );
  if (!page) {
    return (
      <a className={styles.item} href={to}>
        {inside}
      </a>
    );
  }
  return (
    <Link
      className={styles.item}
      href={to}
      aria-current={path === to ? 'page' : path.startsWith(`${to}/`) && to !== STAFF_ROOT ? true : undefined}
      onPointerEnter={() => void page.preload().catch(() => {})}
    >
      {inside}
    </Link>
  );
}
