import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import styles from './office.module.css';

export function OfficeDetails({ agency: { address, phone, email } }: { readonly agency: AgencySettings }) {
  return (
    <ul className={styles.details}>
      <li>
        <MapPin {...icon} />
        <span>{address}</span>
      </li>
      <li>
        <Phone {...icon} />
        <a href={telHref(phone)} className="num">
          {frenchGrouping(phone)}
        </a>
      </li>
      <li>
        <Mail {...icon} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
