import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SurroundingPlaces, type Surroundings } from '@pignon/domain/geography/surroundings';
import { Public } from '../http/access/audience';
import { SurroundingsQuery } from './surroundings.dto';

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Of a map whose tiles do not come. Nothing of the catalogue is in it: towns and outlines alone, the same for everybody. */
@ApiTags('surroundings')
@Public()
@Controller('api/surroundings')
export class SurroundingsController {
  constructor(private readonly places: SurroundingPlaces) {}

  @Get()
  @Header('cache-control', 'public, max-age=86400')
  around(@Query() { latitude, longitude }: SurroundingsQuery): Surroundings {
    if (latitude == null || longitude == null) return { towns: [], departments: [] };
    return this.places.around([hundredth(longitude), hundredth(latitude)]);
  }
}
