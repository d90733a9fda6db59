import type { RefObject } from 'react';
import { FilterChoice, FilterText } from '../../../staff/list/filter-bar';
import type { ListAddress } from '../../../staff/list/use-list-address';
import { ORDERS, orderOf, wordsOf } from '../desk/mailbox-address';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly address: ListAddress;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

/** Of what is typed, before the server is asked. */
const PAUSE_MS = 250;

export const ListTools = ({ address, searchBox }: ListToolsProps) => (
  <div className={styles.tools}>
    <search className={styles.search}>
      <FilterText
        label="Rechercher"
        placeholder="Nom, objet, message…"
        value={wordsOf(address.query)}
        onText={(texte) => address.filter({ texte })}
        pauseMs={PAUSE_MS}
        box={searchBox}
      />
    </search>
    <p className={styles.hint}>
      Précisez avec <code>de:</code> <code>bien:</code> <code>avant:</code> <code>apres:</code> <code>statut:</code>{' '}
      <code>source:</code> <code>sauf:</code> <code>conseiller:</code>
    </p>
    <div className={styles.order}>
      <FilterChoice
        label="Ordre"
        value={orderOf(address.query)}
        options={ORDERS}
        onChoose={(tri) => address.filter({ tri: tri === 'last' ? null : tri })}
      />
    </div>
  </div>
);
