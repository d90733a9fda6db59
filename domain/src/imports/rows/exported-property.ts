import type { Nature } from '../../listings/nature';
import type { PropertyFields } from '../../listings/property-fields';

/** A property as our files tell it, with what was worked out of it. */
export interface ExportedProperty extends PropertyFields {
  /** What it is recognised by when it comes back. */
  readonly key: string;
  readonly commune: string;
  readonly nature: Nature;
  /** Comparable: a sale's total, a rental's per year. */
  readonly amount: number | null;
  readonly published: boolean;
  readonly adviser: { readonly name: string; readonly email: string | null } | null;
  /** As the file names them: within its zip, or by address. */
  readonly photoSources: readonly { readonly source: string; readonly alt?: string }[];
}
