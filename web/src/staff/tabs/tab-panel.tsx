import type { ReactNode } from 'react';
import { panelId, tabId } from './tab-strip';

interface TabPanelProps {
  readonly id: string;
  readonly chosen: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Stays while another one is in sight: what is typed in it is checked and kept all the same. */
export const TabPanel = ({ id, chosen, className, children }: TabPanelProps) => (
  <div id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id)} hidden={!chosen} className={className}>
    {children}
  </div>
);
