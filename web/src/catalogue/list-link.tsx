import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { ComponentProps, MouseEvent } from 'react';
import { useListing } from './use-listing';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: ListingState;
  /** After the address has changed. */
  readonly onShown?: () => void;
}

/** A link to another state of the list: a real address without JavaScript or in a new tab, in place otherwise. */
export function ListLink({ to, onShown, children, ...rest }: ListLinkProps) {
  const { show, hrefOf } = useListing();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    show(to);
    onShown?.();
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
