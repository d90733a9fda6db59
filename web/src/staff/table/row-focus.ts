const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const focused = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** The row that j and k have reached. */
const focusedRow = (): string | null => focused()?.dataset.row ?? null;

function moveRowFocus(by: 1 | -1): void {
  const all = rows();
  const here = focused();
  const index = here ? all.indexOf(here) + by : 0;
  all[Math.min(Math.max(index, 0), all.length - 1)]?.querySelector<HTMLElement>('button')?.focus();
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
