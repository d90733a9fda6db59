import type { ReactNode } from 'react';

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const FacebookMark = () => (
  <Mark>
    <rect x="3" y="3" width="18" height="18" rx="4" />
    <path d="M16.5 7.5H15a2.5 2.5 0 0 0-2.5 2.5v11M9.5 13H16" />
  </Mark>
);

export const InstagramMark = () => (
  <Mark>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </Mark>
);

export const WhatsAppMark = () => (
  <Mark>
    <path d="M3.5 20.5 5 16.2A8.5 8.5 0 1 1 8.2 19.2z" />
    <path d="M9 9c0 3.2 2.8 6 6 6l1-1.8-2.2-1.2-1 1c-1-.5-1.6-1.1-2-2l1-1L10.7 8z" />
  </Mark>
);
