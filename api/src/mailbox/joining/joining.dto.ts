import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID } from 'class-validator';

const VERSION = { message: 'La version est un nombre' };

export class MergeDto {
  @ApiProperty({ type: Number })
  @IsInt(VERSION)
  version!: number;

  /** The one that takes it in. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'Choisissez une conversation' })
  into!: string;

  @ApiProperty({ type: Number })
  @IsInt(VERSION)
  intoVersion!: number;
}

export class SplitDto {
  @ApiProperty({ type: Number })
  @IsInt(VERSION)
  version!: number;

  /** Its first line. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'Choisissez un échange' })
  from!: string;
}

export class MoveDto {
  @ApiProperty({ type: Number })
  @IsInt(VERSION)
  version!: number;

  /** A prospect. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('all', { message: 'Choisissez une personne' })
  personId!: string;
}
