import { ApiProperty } from '@nestjs/swagger';
import { proposalRules } from '@pignon/domain/prospects/proposals/proposal';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsUUID, Max, Min } from 'class-validator';
import { MOST_SERIAL } from '../../http/input/serial-ids';

const UNKNOWN_PROPERTY = 'Donnez le numéro d’un bien';
const UNKNOWN_TEMPLATE = 'Choisissez un modèle';

export class ProposalsDto {
  @ApiProperty({ type: Number })
  @Max(MOST_SERIAL, { message: UNKNOWN_PROPERTY })
  @Min(1, { message: UNKNOWN_PROPERTY })
  @IsInt({ message: UNKNOWN_PROPERTY })
  property!: number;

  @ApiProperty({ type: Number })
  @Max(MOST_SERIAL, { message: UNKNOWN_TEMPLATE })
  @Min(1, { message: UNKNOWN_TEMPLATE })
  @IsInt({ message: UNKNOWN_TEMPLATE })
  template!: number;

  @ApiProperty({ type: [String] })
  @IsUUID('all', { each: true, message: 'Une personne de la liste est inconnue' })
  @ArrayMaxSize(proposalRules.atOnce.value, { message: proposalRules.atOnce.message })
  @ArrayMinSize(1, { message: 'Choisissez au moins une personne' })
  @IsArray({ message: 'La liste des personnes est illisible' })
  people!: string[];
}
