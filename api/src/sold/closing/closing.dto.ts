import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsUUID, Min, ValidateNested } from 'class-validator';

const UNREADABLE = 'Cette liste est illisible';
const MOST = 500;

class CancelledDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: UNREADABLE })
  id!: string;

  /** As which it was seen. */
  @ApiProperty({ type: Number })
  @Min(1, { message: UNREADABLE })
  @IsInt({ message: UNREADABLE })
  version!: number;
}

export class ClosingDto {
  /** Conversations whose people are told. */
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST })
  @IsUUID(undefined, { each: true, message: UNREADABLE })
  @ArrayMaxSize(MOST, { message: UNREADABLE })
  @IsArray({ message: UNREADABLE })
  threads!: string[];

  /** Appointments by which those without a conversation are told: staff booked them. */
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST, required: false })
  @IsOptional()
  @IsUUID(undefined, { each: true, message: UNREADABLE })
  @ArrayMaxSize(MOST, { message: UNREADABLE })
  @IsArray({ message: UNREADABLE })
  meetings?: string[];

  /** Appointments that are cancelled: that has a mail of its own. */
  @ApiProperty({ type: [CancelledDto], maxItems: MOST })
  @ValidateNested({ each: true })
  @Type(() => CancelledDto)
  @ArrayMaxSize(MOST, { message: UNREADABLE })
  @IsArray({ message: UNREADABLE })
  appointments!: CancelledDto[];
}
