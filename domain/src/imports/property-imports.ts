import type { PropertyImport } from './property-import';

/** Belongs to the running unit of work. */
export abstract class PropertyImports {
  abstract add(received: PropertyImport): void;
  /** Locked for change. Throws ImportNotFound. */
  abstract byId(id: string): Promise<PropertyImport>;
}
