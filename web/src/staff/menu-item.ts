import type { Right } from '@pignon/domain/accounts/rights';
import type { LucideIcon } from 'lucide-react';

/** A line of the back-office's menu. */
export interface MenuItem {
  readonly path: string;
  readonly label: string;
  /** Without it the line is not shown, and the page not opened. */
  readonly right: Right;
  readonly Icon: LucideIcon;
  /** Absent: another program of ours answers there, and a plain link loads it. */
  readonly page?: { preload(): Promise<unknown> };
}
