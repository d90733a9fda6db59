import clsx from 'clsx';
import type { ReactNode } from 'react';
import theme from '../../staff/staff-theme.module.css';
import styles from './login-page.module.css';

interface LoginCardProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  /** Below the card. */
  readonly ways?: ReactNode;
}

/** What stands before the back-office's door. */
export const LoginCard = ({ title, subtitle, children, ways }: LoginCardProps) => (
  <main className={clsx(theme.theme, styles.page)}>
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </div>
    <p className={styles.ways}>
      {ways}
      <a className={styles.back} href="/">
        Retour au site
      </a>
    </p>
  </main>
);
