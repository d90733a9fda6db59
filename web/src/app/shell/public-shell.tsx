import type { ReactNode } from 'react';
import { ChatButton } from '../../chat/chat-button';
import { OfflineBanner } from './offline-banner';
import { SiteFooter } from './site-footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** What every public page has around it. The page brings its own <main id="contenu">. */
export function PublicShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      {children}
      <SiteFooter />
      <ChatButton />
    </>
  );
}
