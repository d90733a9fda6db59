import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { postRules } from '@pignon/domain/blog/post-rules';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { EachOneLine } from '../http/input/fields';

const TEXTS = 'Les mots-clés sont une liste de textes';

/** Null: none any more. In the order in which decorators above a field are run: the last one up first. */
export const Tags = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(postRules.longestTag.value, { each: true, message: postRules.longestTag.message }),
    ArrayMaxSize(postRules.mostTags.value, { message: postRules.mostTags.message }),
    IsString({ each: true, message: TEXTS }),
    IsArray({ message: TEXTS }),
    EachOneLine(),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === null ? [] : value)),
    ApiProperty({ type: [String], required: false }),
  );
