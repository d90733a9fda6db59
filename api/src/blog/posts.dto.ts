import { IntersectionType, PartialType } from '@nestjs/swagger';
import { postRules } from '@pignon/domain/blog/post-rules';
import { Text } from '../http/input/fields';
import { ImageAddress } from '../http/input/image-address';
import { Version } from '../http/input/version';
import { Tags } from './tags';

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

  @Tags()
  tags?: string[];
}

/** What is absent stays as it is. */
export class PostChangesDto extends IntersectionType(PartialType(PostDto), Version) {}
