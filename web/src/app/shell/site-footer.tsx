import { Link } from 'wouter';
import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import { useAgency } from '../../site/agency/use-app-settings';
import { PAST_TOASTS } from '../../ui/toasts/toast-store';
import { useDocumentData } from '../../site/document-data';
import { Logo } from './logo';
import { footerLinks, legalLinks, type NavLink } from './navigation';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

export function SiteFooter() {
  const { address, phone, email, social } = useAgency();
  const { year } = useDocumentData();
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className={styles.top}>
        <div className={styles.agency}>
          <Logo />
          <address>
            {address}
            {address && <br />}
            <a href={telHref(phone)} className="num">
              {frenchGrouping(phone)}
            </a>
            {email && <br />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
          <SocialLinks social={social} />
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
      </div>
      <div className={styles.bottom}>
        <p>© {year} Pignon</p>
        <LinkList links={legalLinks} />
      </div>
      <div id={PAST_TOASTS} />
    </footer>
  );
}

function LinkList({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
