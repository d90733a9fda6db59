import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './staff-button.module.css';

type StaffLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  readonly look?: 'plain' | 'accent';
};

/** Leads to another page of the back-office, and looks like what is pressed. */
export const StaffLink = ({ look = 'plain', className, ...rest }: StaffLinkProps) => (
  <Link {...rest} className={clsx(styles.button, styles[look], className)} />
);
