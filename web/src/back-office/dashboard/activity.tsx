import type { ActivityLine } from '@pignon/domain/dashboard/activity';
import { inParis } from '@pignon/domain/shared/text/french';
import { Link } from 'wouter';
import { Card } from './card';
import styles from './dashboard.module.css';

const moment = inParis({ dateStyle: 'short', timeStyle: 'short' });

export const Activity = ({ lines }: { readonly lines: readonly ActivityLine[] }) => (
  <Card title="Activité récente">
    {lines.length === 0 ? (
      <p className={styles.note}>Rien ne s’est encore passé.</p>
    ) : (
      <ol className={styles.activity}>
        {lines.map(({ at, text, href }) => (
          <li key={at + text}>
            <time dateTime={at}>{moment(new Date(at))}</time>
            {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ol>
    )}
  </Card>
);
