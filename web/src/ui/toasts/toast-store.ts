export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly kind: 'success' | 'error';
  readonly seconds: number;
  /** What may be done about it while it is in sight: 'Annuler'. */
  readonly action?: { readonly label: string; readonly press: () => void };
  /** Each toast replaces the last, and starts its own time. */
  readonly turn: number;
}

export interface PastToast extends Toast {
  readonly at: Date;
}

/** F56. */
const KEPT = 5;
/** Where the last ones may be read again; a page without it shows none. */
export const PAST_TOASTS = 'notifications';

let current: Toast | undefined;
let past: readonly PastToast[] = [];
let turn = 0;
const listeners = new Set<() => void>();

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => current,
  /** The newest first. */
  past: () => past,
  show(toast: Omit<Toast, 'turn'>) {
    turn += 1;
    current = { ...toast, turn };
    past = [{ ...current, at: new Date() }, ...past].slice(0, KEPT);
    for (const tell of listeners) tell();
  },
};
