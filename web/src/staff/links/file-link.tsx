import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from '../staff-button.module.css';

interface FileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Fetches a file of the house, and looks like what is pressed. */
export const FileLink = ({ href, children }: FileLinkProps) => (
  <a href={href} download className={clsx(styles.button, styles.plain)}>
    {children}
  </a>
);
