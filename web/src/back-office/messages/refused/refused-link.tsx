import { Link } from 'wouter';
import styles from './refused.module.css';
import { REFUSED_PAGE, useRefusedMails } from './use-refused';

/** Below the folders; nothing to see where nothing was refused. */
export function RefusedLink() {
  const { data } = useRefusedMails(false);
  if (!data || data.open === 0) return null;
  return (
    <Link className={styles.link} href={REFUSED_PAGE}>
      <span>E-mails refusés</span>
      <strong>{data.open}</strong>
    </Link>
  );
}
