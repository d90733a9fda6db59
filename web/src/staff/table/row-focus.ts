const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Where none has the focus: the one that stands open beside its list. */
const focused = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? document.querySelector('[data-row][data-open]');

const focusIn = (row: HTMLElement | undefined): void =>
  (row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector<HTMLElement>('button'))?.focus();

/** The row that j and k have reached. */
export const focusedRow = (): string | null => focused()?.dataset.row ?? null;

function moveRowFocus(by: 1 | -1): void {
  const all = rows();
  const here = focused();
  const index = here ? all.indexOf(here) + by : 0;
  focusIn(all[Math.min(Math.max(index, 0), all.length - 1)]);
}

export const focusRow = (id: string): void => focusIn(rows().find(({ dataset }) => dataset.row === id));

/** The row below it, or above the last one: where to go on once it leaves the list. */
export function focusBeside(id: string): void {
  const all = rows();
  const index = all.findIndex(({ dataset }) => dataset.row === id);
  if (index >= 0) focusIn(all[index + 1] ?? all[index - 1]);
}

/** Acts on the row that has the focus, if one has. */
export const onFocusedRow = (act: (id: string) => void) => () => {
  const id = focusedRow();
  if (id) act(id);
};

/** The keys of every table. */
export const rowKeys = {
  j: () => moveRowFocus(1),
  k: () => moveRowFocus(-1),
} as const;
