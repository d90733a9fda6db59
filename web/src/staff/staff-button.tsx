import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './staff-button.module.css';

interface StaffButtonProps extends ComponentProps<'button'> {
  readonly look?: 'plain' | 'accent';
}

export const StaffButton = ({ look = 'plain', className, type = 'button', ...rest }: StaffButtonProps) => (
  <button {...rest} type={type} className={clsx(styles.button, styles[look], className)} />
);
