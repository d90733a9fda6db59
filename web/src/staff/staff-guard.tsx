import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loginPath } from './session/next-path';
import { isSignedIn, useSession } from './session/session';
import { sessionExpired } from './session/session-expiry';
import { endSession } from './session/sign-out';
import { StaffButton } from './staff-button';
import styles from './staff-guard.module.css';

/** The server refuses on its own: this only spares a stranger the sight of an empty page (F18). */
export function StaffGuard({ children }: { readonly children: ReactNode }) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data: user, error, isLoading, mutate } = useSession();
  const [admitted, setAdmitted] = useState(false);

  // Once in, an ended session asks for the password over the page instead of leaving it.
  if (isSignedIn(user) && !admitted) setAdmitted(true);

  useEffect(() => {
    if (user === undefined) return;
    if (isSignedIn(user)) return;
    if (user) {
      void endSession().then(() => navigate('/admin/login', { replace: true, state: { refused: true } }));
    } else if (admitted) sessionExpired(true);
    else navigate(loginPath(search ? `${path}?${search}` : path), { replace: true });
  }, [user, admitted, path, search, navigate]);

  if (admitted || isSignedIn(user)) return children;
  if (error && !isLoading) {
    return (
      <div className={styles.message} role="alert">
        <p>Impossible de vérifier vos droits d'accès.</p>
        <StaffButton onClick={() => void mutate()}>Réessayer</StaffButton>
      </div>
    );
  }
  return <output className={styles.message}>Vérification des droits d'accès...</output>;
}
