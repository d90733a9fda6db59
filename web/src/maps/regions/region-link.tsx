import type { ComponentProps, MouseEvent } from 'react';

interface RegionLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly follow: () => void;
}

/** A real link, so that it can be copied, opened beside and followed without JavaScript; a plain press stays on the page. */
export function RegionLink({ href, follow, children, ...rest }: RegionLinkProps) {
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
