import type { BoundOptions } from './listing-bounds';
import type { ListingNames } from '../listing-names';
import type { Nature } from '../nature';

/** Of a call, what is not understood is told; of a page's address it is left out. */
export interface Reading {
  readonly strict: boolean;
  /** Of a type as properties carry it. */
  natureOf?(type: string): Nature;
  /** Said after the parameter's name: 'doit être un nombre'. */
  fault(message: string): void;
}

/** In which words a chip is said. */
export interface Saying {
  /** 'Prix', or 'Loyer annuel' where only rents are asked for (F05). */
  readonly price: string;
  readonly names: ListingNames | undefined;
  readonly options: BoundOptions | undefined;
}

/** One chip, and what is left of the filter once it is taken away. */
export interface ChipOf<Value> {
  /** Beside the filter's name, where it has several. */
  readonly key?: string;
  readonly label: string;
  readonly rest?: Value | undefined;
}

/**
 * One thing that a list is filtered by, and all that is said of it anywhere: its parameters, how they are read and
 * written, its chips, what letting go of it is called. How it is asked for in SQL stands in infra's conditions, how it
 * is chosen in web's filter sheet.
 */
export interface Filter<Value> {
  /** A page's address knows the first; calls know the others too. */
  readonly parameters: readonly [string, ...string[]];
  /** For who calls the api. */
  readonly about: string;
  /** Given several times, its values add up. */
  readonly many?: boolean;
  /** No page's address says it. */
  readonly callsOnly?: boolean;
  /** Of text that is not empty. */
  read(text: string, reading: Reading): Value | undefined;
  write(value: Value): string;
  chips?(value: Value, saying: Saying): readonly ChipOf<Value>[];
  /** Of an upper bound: the value that means 'no limit' is none (F02). */
  readonly bounded?: (value: number | undefined) => number | undefined;
  /** Of a lower bound: the filter of the upper one. Reversed they are swapped (C13). */
  readonly upTo?: string;
  /** How the page says that letting go of it brings something. `price`: 'le prix' or 'le loyer annuel'. */
  readonly relaxed?: {
    readonly dropped: string;
    readonly moved?: (value: number, price: string) => string;
  };
}
