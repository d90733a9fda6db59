import type { ComponentProps } from 'react';

/**
 * A field that only robots see and fill. A human is never told. Fillers of passwords and addresses go by names, labels and
 * these marks: nothing of it may sound like something that people have (C71).
 */
export function Honeypot(control: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Laissez ceci vide
        <input
          {...control}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
