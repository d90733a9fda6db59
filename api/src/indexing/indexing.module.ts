import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module';
import { SitemapsController } from './sitemaps.controller';

@Module({ imports: [ListingsModule], controllers: [SitemapsController] })
export class IndexingModule {}
