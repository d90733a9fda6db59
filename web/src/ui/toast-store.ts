export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly kind: 'success' | 'error';
  readonly seconds: number;
  /** Each toast replaces the last, and starts its own time. */
  readonly turn: number;
}

let current: Toast | undefined;
let turn = 0;
const listeners = new Set<() => void>();

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => current,
  show(toast: Omit<Toast, 'turn'>) {
    turn += 1;
    current = { ...toast, turn };
    for (const tell of listeners) tell();
  },
};
