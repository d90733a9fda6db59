import type { HouseHealth } from '@pignon/domain/dashboard/dashboard';
import { decimal } from '@pignon/domain/shared/text/typed/decimal';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import clsx from 'clsx';
import { Link } from 'wouter';
import { Card } from './card';
import styles from './dashboard.module.css';
import { DELIVERIES } from './journal-address';
import { lateness } from './words/lateness';
import { retentionLine } from './words/retention-line';

/** Above it somebody should look (CONTRIBUTING, 'Alarm on'). */
const LATE_SECONDS = 120;
const GIGABYTE = 1024 ** 3;

/** ux77: what is wrong, and where to press. */
export function HealthCard({ health }: { readonly health: HouseHealth }) {
  const { waiting, lateSeconds, failed, breakers, freeBytes, hasRoom, retention, failedRules } = health;
  const rows: readonly (readonly [string, string, boolean, string?])[] = [
    ['Base de données', 'répond', true],
    [
      'File d’envoi',
      `${frenchNumber(waiting)} en attente${lateSeconds > 0 ? `, la plus ancienne en retard de ${lateness(lateSeconds)}` : ''}`,
      lateSeconds < LATE_SECONDS,
      `${DELIVERIES}?state=pending`,
    ],
    ['Livraisons en échec', frenchNumber(failed), failed === 0, `${DELIVERIES}?state=dead`],
    ...breakers.map(({ kind }) => [`Envois « ${kind} »`, 'suspendus', false, `${DELIVERIES}?kind=${kind}`] as const),
    [
      'Stockage',
      freeBytes === null ? 'espace libre inconnu' : `${decimal(freeBytes / GIGABYTE, 0, 1)}\u00a0Go libres`,
      hasRoom,
    ],
    [
      'Données à durée limitée (RGPD)',
      retentionLine(retention, failedRules),
      !retention?.missed && failedRules.length === 0,
    ],
    ['Dernière sauvegarde', 'non suivie par l’application', true],
  ];
  return (
    <Card title="Santé">
      <dl className={styles.health}>
        {rows.map(([name, state, good, href]) => (
          <div key={name}>
            <dt>{href ? <Link href={href}>{name}</Link> : name}</dt>
            <dd className={clsx(!good && styles.late)}>
              {!good && 'À voir\u00a0: '}
              {state}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
