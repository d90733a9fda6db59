import { Module } from '@nestjs/common';
import { SurroundingPlaces } from '@pignon/domain/geography/surroundings';
import { FileSurroundings } from '@pignon/infra/geography/file-surroundings';
import { provide } from '@pignon/infra/wiring/provide';
import { SurroundingsController } from './surroundings.controller';

@Module({
  controllers: [SurroundingsController],
  providers: [provide(SurroundingPlaces, () => new FileSurroundings())],
})
export class SurroundingsModule {}
