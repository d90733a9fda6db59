import { occupancyLabel, pricePerSquareMetreLabel, surfaceLabel } from '@pignon/domain/listings/display/display';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';

/** 'Murs commerciaux · Vente'. */
export const fasciaText = ({ nature, transactionType }: Pick<OffMarketTeaser, 'nature' | 'transactionType'>): string =>
  `${NATURE_LABELS[nature]} · ${TRANSACTION_LABELS[transactionType]}`;

export const factsOf = (card: ListingCard): readonly string[] =>
  [
    surfaceLabel(card.surface),
    pricePerSquareMetreLabel(card, card.surface),
    occupancyLabel(card.occupancyStatus),
    card.dpe && `DPE\u00a0${card.dpe}`,
  ].filter((fact) => fact !== null);
