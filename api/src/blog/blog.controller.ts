import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { readBlogUrl } from '@pignon/domain/blog/blog-url';
import type { Post, PostCard, PostSearchAnswer } from '@pignon/domain/blog/post';
import { PgPosts } from '@pignon/infra/blog/pg-posts';
import { Public } from '../http/access/audience';
import { Gone, NotFound } from '../http/refusals/errors';
import { knownId, numberParam } from '../http/input/known-id';
import { Cached } from '../http/cache/public-cache.decorator';

/** The public's reading of the blog (M142). */
@ApiTags('blog')
@Public()
@Controller('api/blog')
export class BlogController {
  constructor(private readonly posts: PgPosts) {}

  @Cached()
  @Get()
  list(): Promise<readonly Post[]> {
    return this.posts.list();
  }

  @Cached('except')
  @Get('latest')
  @ApiQuery({ name: 'except', required: false, type: Number, description: 'identifiant de celui que l’on lit' })
  latest(@Query('except') except?: unknown): Promise<readonly PostCard[]> {
    return this.posts.latest(typeof except === 'string' && /^\d{1,9}$/.test(except) ? Number(except) : null);
  }

  @Cached('tag', 'search', 'page')
  @Get('search')
  @ApiQuery({ name: 'tag', required: false, type: String })
  @ApiQuery({ name: 'search', required: false, type: String, description: 'mots' })
  @ApiQuery({ name: 'page', required: false, type: Number, description: 'à partir de 1' })
  search(@Query() query: Readonly<Record<string, unknown>>): Promise<PostSearchAnswer> {
    const texts = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return this.posts.search(readBlogUrl(new URLSearchParams(texts).toString()));
  }

  @Cached()
  @Get('slug/:slug')
  async bySlug(@Param('slug') slug: string): Promise<Post> {
    return (await this.posts.bySlug(slug)) ?? (await this.missing({ slug }));
  }

  @Cached()
  @Get(':id')
  async one(@Param('id', numberParam) id: number): Promise<Post> {
    const known = knownId(id);
    return (await this.posts.byId(known)) ?? (await this.missing({ id: known }));
  }

  /** What was removed is to be forgotten; what never was is another matter. */
  private async missing(post: { readonly slug: string } | { readonly id: number }): Promise<never> {
    if (await this.posts.wasRemoved(post)) throw new Gone('Cet article n’est plus en ligne.');
    throw new NotFound();
  }
}
