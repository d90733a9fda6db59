import { ApiProperty, PartialType } from '@nestjs/swagger';
import { postRules } from '@pignon/domain/blog/post-rules';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { EachOneLine, Text } from '../http/input/fields';
import { ImageAddress } from '../http/input/image-address';

/** M142: a post as staff send it. Its HTML is cleaned, its slug made of the title unless it is said. */
export class PostDto {
  @Text({ required: postRules.title, most: postRules.longestTitle })
  title!: string;

  @Text({ required: postRules.content, most: postRules.longestContent, lines: 'several' })
  content!: string;

  @Text({ most: postRules.longestExcerpt })
  excerpt?: string;

  @Text({ most: postRules.longestSlug })
  slug?: string;

  @ImageAddress()
  imageUrl?: string | null;

  @ApiProperty({ type: [String], required: false })
  @Transform(({ value }: { value: unknown }) => (value === null ? [] : value))
  @IsOptional()
  @EachOneLine()
  @IsArray({ message: 'Les mots-clés sont une liste de textes' })
  @IsString({ each: true, message: 'Les mots-clés sont une liste de textes' })
  @ArrayMaxSize(postRules.mostTags.value, { message: postRules.mostTags.message })
  @MaxLength(postRules.longestTag.value, { each: true, message: postRules.longestTag.message })
  tags?: string[];
}

/** What is absent stays as it is. */
export class PostChangesDto extends PartialType(PostDto) {}
