/** Somebody who was put together with another one. */
export interface Merge {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly name: string;
  readonly email: string;
  readonly separable: boolean;
}
