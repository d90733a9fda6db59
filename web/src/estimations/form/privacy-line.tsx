import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../site/paths';
import styles from './estimation-form.module.css';

/** Stands beside each button that sends something (F10). */
export const PrivacyLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.privacy}>
    {children} <Link href={paths.privacy}>Politique de confidentialité</Link>
  </p>
);
