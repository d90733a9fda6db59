import { IntersectionType, PartialType } from '@nestjs/swagger';
import {
  POST_FOLDERS,
  POST_SORTS,
  type PostFolder,
  type PostSort,
  type StaffPostFilters,
} from '@pignon/domain/blog/desk/staff-post';
import { postRules } from '@pignon/domain/blog/post-rules';
import type { PageSize } from '@pignon/domain/shared/page-size';
import { rule } from '@pignon/domain/shared/rules';
import { IsISO8601, Matches } from 'class-validator';
import { Choice, Text } from '../../http/input/fields';
import { ImageAddress } from '../../http/input/image-address';
import { Page, Rows } from '../../http/input/page';
import { Version } from '../../http/input/version';
import { Tags } from '../tags';

const NOT_A_DAY = 'Un jour s’écrit 2026-12-01';
const NOT_A_MOMENT = 'La date de publication est une date et une heure (2026-12-01T08:00:00Z)';
const day = rule(10, NOT_A_DAY);

/** What the list of staff is asked (E08). */
export class PostDeskQuery implements StaffPostFilters {
  @Text({ most: rule(100, 'La recherche ne peut pas dépasser 100 caractères'), asSaid: true })
  q?: string;

  @Choice(POST_FOLDERS, 'Ce dossier est inconnu', { optional: true })
  folder?: PostFolder;

  @Text({ most: postRules.longestTag, asSaid: true })
  tag?: string;

  @Text({ most: postRules.longestAuthor, asSaid: true })
  author?: string;

  @IsISO8601({ strict: true }, { message: NOT_A_DAY })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: NOT_A_DAY })
  @Text({ most: day })
  from?: string;

  @IsISO8601({ strict: true }, { message: NOT_A_DAY })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: NOT_A_DAY })
  @Text({ most: day })
  to?: string;

  @Choice(POST_SORTS, 'Cet ordre est inconnu', { optional: true })
  sort?: PostSort;

  @Choice(['asc', 'desc'], 'L’ordre est croissant (asc) ou décroissant (desc)', { optional: true })
  order?: 'asc' | 'desc';

  @Page()
  page?: number;

  @Rows()
  pageSize?: PageSize;
}

/** A draft: of what is to be read nothing but its title need be there yet. */
export class DraftDto {
  @Text({ required: postRules.title, most: postRules.longestTitle, asSaid: true })
  title!: string;

  @Text({ most: postRules.longestContent, lines: 'several', empty: null })
  content?: string | null;

  @Text({ most: postRules.longestExcerpt, empty: null })
  excerpt?: string | null;

  @Text({ most: postRules.longestSlug })
  slug?: string;

  @ImageAddress()
  imageUrl?: string | null;

  @Text({ most: postRules.longestAlt, empty: null })
  imageAlt?: string | null;

  @Tags()
  tags?: string[];

  @Text({ most: postRules.longestAuthor, empty: null })
  author?: string | null;

  @Text({ most: postRules.longestSeoTitle, empty: null })
  seoTitle?: string | null;

  @Text({ most: postRules.longestSeoDescription, empty: null })
  seoDescription?: string | null;
}

export class DraftChangesDto extends IntersectionType(PartialType(DraftDto), Version) {}

export class PublishDto extends Version {
  /** Since when, where not since now. */
  @IsISO8601({ strict: true, strictSeparator: true }, { message: NOT_A_MOMENT })
  @Text({ most: rule(40, NOT_A_MOMENT), empty: null })
  at?: string | null;
}

export class ScheduleDto extends Version {
  @IsISO8601({ strict: true, strictSeparator: true }, { message: NOT_A_MOMENT })
  @Text({ required: rule(10, NOT_A_MOMENT), most: rule(40, NOT_A_MOMENT) })
  at!: string;
}

export class TagChangeDto {
  @Text({ required: rule(1, 'Le mot-clé est requis'), most: postRules.longestTag, asSaid: true })
  from!: string;

  @Text({ required: rule(1, 'Le nouveau nom est requis'), most: postRules.longestTag, asSaid: true })
  to!: string;
}
