import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID } from 'class-validator';

export class MergeDto {
  /** Whoever becomes part of the person of the address. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'Ce prospect est inconnu' })
  other!: string;

  /** Of both, as they were read. */
  @ApiProperty({ type: Number })
  @IsInt({ message: 'La version manque' })
  version!: number;

  @ApiProperty({ type: Number })
  @IsInt({ message: 'La version manque' })
  otherVersion!: number;
}
