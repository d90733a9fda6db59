import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { FacebookMark, InstagramMark, WhatsAppMark } from './share-marks';
import styles from './share.module.css';
import { NOT_COPIED, useCopy } from './use-copy';

interface ShareMenuProps {
  readonly title: string;
  /** The whole canonical address. */
  readonly url: string;
}

/** M87. Instagram takes no address: the text is copied, to be pasted there. */
export default function ShareMenu({ title, url }: ShareMenuProps) {
  const text = `${title}\n${url}`;
  const { copied, refused, copy } = useCopy();
  // The toast goes; here it stays, with the address to be copied by hand.
  const said = (what: string, offered: string) =>
    refused === what && (
      <p className={styles.refused}>
        {NOT_COPIED}
        <span>{offered}</span>
      </p>
    );
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <ul aria-label="Partager ce bien">
      <li>
        <a href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`} {...outside}>
          <FacebookMark />
          Facebook
        </a>
      </li>
      <li>
        <button type="button" onClick={() => void copy('instagram', text)}>
          <InstagramMark />
          {copied === 'instagram' ? 'Copié !' : 'Instagram'}
        </button>
        {said('instagram', text)}
      </li>
      <li>
        <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} {...outside}>
          <WhatsAppMark />
          WhatsApp
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}>
          <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
          Email
        </a>
      </li>
      <li>
        <button type="button" onClick={() => void copy('link', url)}>
          <Copy size={20} strokeWidth={1.75} aria-hidden="true" />
          {copied === 'link' ? 'Copié !' : 'Copier le lien'}
        </button>
        {said('link', url)}
      </li>
    </ul>
  );
}
