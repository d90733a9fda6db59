import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

type Look = 'primary' | 'dark' | 'ghost';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: Look;
  /** While busy the button stays focusable, answers no click and shows `busyLabel`. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  /** For the few buttons that the specification disables while sending. */
  readonly disabled?: boolean;
}

/**
 * Leaving a field shows or clears its error, which moves the button away between press and release: the click is lost.
 * The field keeps the focus until the click has been heard.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function Button({
  look = 'primary',
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={clsx(styles.button, styles[look], className)}
      onClick={click}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly look?: Look;
  readonly href: string;
  /** Asks the server for a document, as a link of any other site would. */
  readonly plain?: boolean;
}

/** Looks like a button, leads somewhere. */
export function ButtonLink({ look = 'primary', href, plain = false, className, children, ...rest }: ButtonLinkProps) {
  const props = { ...rest, href, className: clsx(styles.button, styles[look], className) };
  // The router would open it here.
  const inPlace = !plain && href.startsWith('/') && rest.target !== '_blank';
  return inPlace ? <Link {...props}>{children}</Link> : <a {...props}>{children}</a>;
}
