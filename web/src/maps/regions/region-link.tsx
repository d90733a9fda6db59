import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';

interface RegionLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string;
  readonly className?: string | undefined;
  readonly follow: () => void;
}

/** A real link, so that it can be copied, opened beside and followed without JavaScript; a plain press stays on the page. */
export function RegionLink({ follow, ...rest }: RegionLinkProps) {
  // Only a plain press comes here; whatever opens it beside is the browser's.
  const press = (event: MouseEvent) => {
    event.preventDefault();
    follow();
  };
  return <Link {...rest} onClick={press} />;
}
