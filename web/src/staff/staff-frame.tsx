import clsx from 'clsx';
import Braces from 'lucide-react/icons/braces';
import ExternalLink from 'lucide-react/icons/external-link';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isAdmin, useSession } from './session/session';
import { SignInAgain } from './session/sign-in-again';
import { signOut } from './session/sign-out';
import styles from './staff-frame.module.css';
import { StaffGuard } from './staff-guard';
import { STAFF_MENU } from './staff-menu';
import theme from './staff-theme.module.css';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What every back-office page stands in: the guard, the menu, and the way back after an expired session. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={theme.theme}>
      <StaffGuard>
        <Menu>{children}</Menu>
      </StaffGuard>
    </div>
  );
}

function Menu({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const { data: session } = useSession();
  const user = isAdmin(session) ? session : undefined;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <nav className={styles.nav} aria-label="Administration">
        <p className={styles.brand}>Administration</p>
        {STAFF_MENU.map(({ path: to, label, Icon }) => (
          <Link key={to} className={styles.item} href={to} aria-current={path === to ? 'page' : undefined}>
            <Icon {...icon} /> <span>{label}</span>
          </Link>
        ))}
        {/* Served by api, not by this bundle: plain links load them. */}
        <a className={styles.item} href="/admin/queues">
          <Layers {...icon} /> <span>Files d'attente</span>
        </a>
        <a className={clsx(styles.item, styles.atDesk)} href="/admin/api">
          <Braces {...icon} /> <span>API</span>
        </a>
        <a className={clsx(styles.item, styles.apart)} href="/">
          <ExternalLink {...icon} /> <span>Voir le site</span>
        </a>
        <button className={styles.item} type="button" onClick={() => void signOut()}>
          <LogOut {...icon} /> <span>Déconnexion</span>
        </button>
        {user && <p className={styles.user}>{user.name || user.email}</p>}
      </nav>
      <main id="contenu" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SignInAgain email={user?.email ?? ''} />
    </div>
  );
}
