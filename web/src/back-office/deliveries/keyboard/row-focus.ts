const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-delivery]')];

const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-delivery]') ?? null;

/** The row that j and k have reached. */
export const focusedDelivery = (): string | null => focusedRow()?.dataset.delivery ?? null;

export function moveRowFocus(by: 1 | -1): void {
  const all = rows();
  const here = focusedRow();
  const index = here ? all.indexOf(here) + by : 0;
  all[Math.min(Math.max(index, 0), all.length - 1)]?.querySelector<HTMLElement>('button')?.focus();
}
