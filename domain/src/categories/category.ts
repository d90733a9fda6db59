/** A type of property, as menus name it. */
export interface Category {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}
