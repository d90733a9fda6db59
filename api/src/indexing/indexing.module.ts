import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module';
import { ListingsModule } from '../listings/listings.module';
import { SitemapsController } from './sitemaps.controller';

@Module({ imports: [ListingsModule, BlogModule], controllers: [SitemapsController] })
export class IndexingModule {}
