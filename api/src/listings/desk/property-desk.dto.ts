import { ApiProperty } from '@nestjs/swagger';
import { REGION_CODES, type RegionCode } from '@pignon/domain/geography/place';
import {
  DESK_FOLDERS,
  DESK_ORDERS,
  DESK_SORTS,
  type DeskFilters,
  type DeskFolder,
  type DeskOrder,
  type DeskSort,
} from '@pignon/domain/listings/desk/desk-query';
import type { PageSize } from '@pignon/domain/shared/page-size';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import {
  MANDATES,
  type Mandate,
  type Occupancy,
  PROPERTY_STATUSES,
  type PropertyStatus,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@pignon/domain/listings/property-fields';
import { rule } from '@pignon/domain/shared/rules';
import { Transform } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Choice, Euros, Quantity, Text } from '../../http/input/fields';
import { Page, Rows } from '../../http/input/page';
import { Choices, FewPieces, pieces, Whether } from './choices';

const A_CITY = 'Une ville est nommée par son adresse (lyon, valence-26)';
const AN_ADVISER = 'Un conseiller est nommé par son numéro';

const numbers = (given: { value: unknown }): unknown => {
  const all = pieces(given);
  return Array.isArray(all) ? all.map(Number) : all;
};

/** What the list of staff is asked (E02). Nothing but what is named here: an unknown parameter is refused. */
export class PropertyDeskQuery implements DeskFilters {
  @Text({ most: rule(100, 'La recherche ne peut pas dépasser 100 caractères'), asSaid: true })
  q?: string;

  @Choice(DESK_FOLDERS, 'Ce dossier est inconnu', { optional: true })
  folder?: DeskFolder;

  @Choices(PROPERTY_STATUSES, 'Ce statut est inconnu')
  status?: PropertyStatus[];

  @Choices(TRANSACTION_TYPES, 'Cette transaction est inconnue')
  transaction?: TransactionType[];

  @Choices(NATURES, 'Ce type est inconnu')
  type?: Nature[];

  @Choice(['occupied', 'vacant'], 'Cette occupation est inconnue', { optional: true })
  occupancy?: Occupancy;

  @Choices(MANDATES, 'Ce mandat est inconnu')
  mandate?: Mandate[];

  @ApiProperty({ type: [String], required: false })
  @Transform(pieces)
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { each: true, message: A_CITY })
  @FewPieces(A_CITY)
  city?: string[];

  @Choices(REGION_CODES, 'Cette région est inconnue')
  region?: RegionCode[];

  @ApiProperty({ type: [Number], required: false })
  @Transform(numbers)
  @Max(2 ** 31 - 1, { each: true, message: AN_ADVISER })
  @Min(1, { each: true, message: AN_ADVISER })
  @IsInt({ each: true, message: AN_ADVISER })
  @FewPieces(AN_ADVISER)
  adviser?: number[];

  @Euros('Le prix minimum')
  minPrice?: number;

  @Euros('Le prix maximum')
  maxPrice?: number;

  @Quantity('La surface minimum')
  minSurface?: number;

  @Quantity('La surface maximum')
  maxSurface?: number;

  @Quantity('Le rendement minimum')
  minYield?: number;

  @Quantity('Le rendement maximum')
  maxYield?: number;

  @Whether('« Sans photo » se demande par 1 ou 0')
  withoutPhoto?: boolean;

  @Whether('« Sans coordonnées » se demande par 1 ou 0')
  withoutPoint?: boolean;

  @Whether('« Région à vérifier » se demande par 1 ou 0')
  regionToCheck?: boolean;

  @Whether('« Adresse masquée » se demande par 1 ou 0')
  hiddenAddress?: boolean;

  @Whether('« Contrôles bloquants » se demande par 1 ou 0')
  blockingChecks?: boolean;

  @Whether('« Correspondances à regarder » se demande par 1 ou 0')
  unseenMatches?: boolean;

  @Quantity('« Mandat expirant », en jours,', { max: 3650, whole: true })
  mandateEndingWithin?: number;

  @Quantity('« Bail arrivant à échéance », en mois,', { max: 120, whole: true })
  leaseEndingWithin?: number;

  @Quantity('« Sans mise à jour », en jours,', { max: 3650, whole: true })
  untouchedFor?: number;

  @Choice(DESK_SORTS, 'Cet ordre est inconnu', { optional: true })
  sort?: DeskSort;

  @Choice(DESK_ORDERS, 'L’ordre est croissant (asc) ou décroissant (desc)', { optional: true })
  order?: DeskOrder;

  @Page()
  page?: number;

  @Rows()
  pageSize?: PageSize;
}
