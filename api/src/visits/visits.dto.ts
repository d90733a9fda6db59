import { ApiProperty } from '@nestjs/swagger';
import { MOST_EVENTS } from '@pignon/domain/visits/visit-events';
import { ArrayMaxSize, IsArray, IsObject, Matches } from 'class-validator';

const UNREADABLE = 'Ces visites sont illisibles';
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class VisitsDto {
  @ApiProperty({ type: [Object], maxItems: MOST_EVENTS })
  @IsObject({ each: true, message: UNREADABLE })
  @ArrayMaxSize(MOST_EVENTS, { message: UNREADABLE })
  @IsArray({ message: UNREADABLE })
  events!: object[];
}

const Day = (): PropertyDecorator => (target, name) => {
  ApiProperty({ type: String, format: 'date' })(target, name);
  Matches(DAY, { message: 'Un jour s’écrit AAAA-MM-JJ' })(target, name);
};

export class PeriodQuery {
  @Day()
  from!: string;

  @Day()
  to!: string;
}
