import type { ReactNode } from 'react';
import { isSignedIn, useSession } from './session/session';
import { SignInAgain } from './session/sign-in-again';
import type { MenuItem } from './menu-item';
import styles from './staff-frame.module.css';
import { StaffGuard } from './staff-guard';
import { StaffMenu } from './staff-menu';
import theme from './staff-theme.module.css';

interface StaffFrameProps {
  readonly menu: readonly MenuItem[];
  readonly children: ReactNode;
}

/** What every back-office page stands in: the guard, the menu, and the way back after an expired session. */
export const StaffFrame = (props: StaffFrameProps) => (
  <div className={theme.theme}>
    <StaffGuard>
      <Frame {...props} />
    </StaffGuard>
  </div>
);

function Frame({ menu, children }: StaffFrameProps) {
  const { data: session } = useSession();
  const user = isSignedIn(session) ? session : undefined;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <StaffMenu items={menu} user={user && (user.name || user.email)} />
      <main id="contenu" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SignInAgain email={user?.email ?? ''} />
    </div>
  );
}
