import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { useState } from 'react';
import { Photo } from '../../site/photo/photo';
import { Drawer } from '../../staff/drawer/drawer';
import { Fact, Facts } from '../../staff/drawer/facts';
import { propertyPaths } from '../../staff/property-paths';
import { StaffButton } from '../../staff/staff-button';
import { StaffLink } from '../../staff/staff-link';
import styles from './properties.module.css';
import { amountText, surfaceText, yieldText } from './desk/property-labels';
import { dayTime } from '../../staff/words/day-time';
import type { Adviser } from './desk/adviser';
import { QuickChanges } from './quick-changes';
import { RemoveDialog } from './desk/remove-dialog';
import type { PropertyChanges, PublicationStep } from './desk/use-property-changes';

interface PropertyDrawerProps {
  readonly property: StaffPropertyRow;
  readonly advisers: readonly Adviser[];
  readonly changes: PropertyChanges;
  readonly onClose: () => void;
}

/** The property beside the list that it stands in. */
export function PropertyDrawer({ property, advisers, changes, onClose }: PropertyDrawerProps) {
  const [removing, setRemoving] = useState(false);
  const { reference, title, path, published, internalOnly, offMarket, binnedAt } = property;
  const move = (step: PublicationStep) => void changes.move([property], step);
  const refused = changes.results.find(({ id }) => id === String(property.id))?.refusal;
  return (
    <Drawer title={title} onClose={onClose}>
      <Photo photo={property.photo ?? undefined} sizes="400px" ratio="16 / 9" seed={property.id} />
      <Facts>
        <Fact name="Référence">{reference}</Fact>
        <Fact name="Type">
          {NATURE_LABELS[property.nature]}, {TRANSACTION_LABELS[property.transactionType].toLowerCase()},{' '}
          {OCCUPANCY_LABELS[property.occupancyStatus].toLowerCase()}
        </Fact>
        <Fact name="Ville">
          {property.postcode} {property.city}
          {property.regionToCheck && ' – région à vérifier'}
        </Fact>
        <Fact name="Prix ou loyer">{amountText(property)}</Fact>
        <Fact name="Rendement">{yieldText(property)}</Fact>
        <Fact name="Surface">{surfaceText(property)}</Fact>
        <Fact name="Qualité">{property.quality}&nbsp;/ 100</Fact>
        <Fact name="Vues 30 j">{property.views}</Fact>
        <Fact name="Diffusion">{binnedAt ? 'Dans la corbeille' : shownTo({ published, internalOnly, offMarket })}</Fact>
        <Fact name="Modifié le">{dayTime(property.updatedAt)}</Fact>
        {binnedAt && <Fact name="Dans la corbeille depuis">{dayTime(binnedAt)}</Fact>}
      </Facts>
      {!binnedAt && (
        <div className={styles.edit}>
          <QuickChanges
            advisers={advisers}
            busy={changes.busy}
            now={{
              status: property.status,
              mandat: property.mandat ?? 'simple',
              agentId: String(property.adviser?.id ?? ''),
            }}
            onChange={(change) => void changes.change([property], change)}
          />
        </div>
      )}
      {refused && <p role="alert">{refused}</p>}
      <div className={styles.actions}>
        {binnedAt ? (
          <StaffButton
            look="accent"
            disabled={changes.busy}
            onClick={() => void changes.move([property], 'restore').then((done) => done && onClose())}
          >
            Restaurer
          </StaffButton>
        ) : (
          <>
            <StaffLink look="accent" href={`${propertyPaths.edit}/${property.id}`}>
              Modifier
            </StaffLink>
            {published && (
              <a href={path} target="_blank" rel="noopener">
                Voir sur le site<span className="visually-hidden"> (nouvel onglet)</span>
              </a>
            )}
            <StaffButton disabled={changes.busy} onClick={() => move(published ? 'unpublish' : 'publish')}>
              {published ? 'Dépublier' : 'Publier'}
            </StaffButton>
            <StaffButton disabled={changes.busy} onClick={() => setRemoving(true)}>
              Supprimer
            </StaffButton>
          </>
        )}
      </div>
      {removing && (
        <RemoveDialog rows={[property]} changes={changes} onClose={() => setRemoving(false)} onRemoved={onClose} />
      )}
    </Drawer>
  );
}

const shownTo = ({
  published,
  internalOnly,
  offMarket,
}: Pick<StaffPropertyRow, 'published' | 'internalOnly' | 'offMarket'>) =>
  internalOnly
    ? 'Interne : sans mandat ni autorisation du propriétaire'
    : !published
      ? 'Brouillon'
      : offMarket
        ? 'Off-market : clients approuvés seulement'
        : 'En ligne';
