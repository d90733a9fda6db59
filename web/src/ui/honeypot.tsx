import type { ComponentProps } from 'react';

/** A field that only robots see and fill. A human is never told. */
export function Honeypot(control: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Site web <input {...control} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
