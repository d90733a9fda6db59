import { IntersectionType, PartialType } from '@nestjs/swagger';
import { templateRules } from '@pignon/domain/mailbox/templates/template-rules';
import { templateFault } from '@pignon/domain/mailbox/templates/template-variables';
import { ValidateBy } from 'class-validator';
import { Text } from '../../http/input/fields';
import { SerialIds } from '../../http/input/serial-ids';
import { Version } from '../../http/input/version';

/** What is not known by name is told by name. */
const KnownVariables = (): PropertyDecorator =>
  ValidateBy({
    name: 'knownVariables',
    validator: {
      validate: (value) => typeof value !== 'string' || templateFault(value) === undefined,
      defaultMessage: (told) => templateFault(String(told?.value)) ?? '',
    },
  });

export class ReplyTemplateDto {
  @Text({ required: templateRules.name.required, most: templateRules.name.most, asSaid: true })
  name!: string;

  @KnownVariables()
  @Text({ most: templateRules.subject, asSaid: true, empty: null })
  subject?: string | null;

  @KnownVariables()
  @Text({ required: templateRules.body.required, most: templateRules.body.most, lines: 'several', asSaid: true })
  body!: string;
}

/** What is absent stays as it is. */
export class ReplyTemplateChangesDto extends IntersectionType(PartialType(ReplyTemplateDto), Version) {}

export class ReplyTemplateOrderDto {
  @SerialIds('Donnez une liste de numéros')
  ids!: number[];
}
