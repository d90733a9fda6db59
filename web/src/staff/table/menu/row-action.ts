/** A line of a row's menu: it does something, or leads somewhere. */
export type RowAction = { readonly label: string; readonly danger?: boolean } & (
  | { readonly press: () => void; readonly href?: undefined }
  | { readonly href: string; readonly newTab?: boolean }
);
