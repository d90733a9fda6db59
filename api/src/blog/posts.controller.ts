import { Body, Controller, Delete, Header, HttpCode, Param, Post as Posted, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Post } from '@pignon/domain/blog/post';
import { PgPosts } from '@pignon/infra/blog/pg-posts';
import { StaffPosts } from '@pignon/infra/blog/staff-posts';
import { StaffWith } from '../http/access/audience';
import { changeEntry } from '../http/access/audit-entry';
import { NotFound } from '../http/refusals/errors';
import { found, knownId, numberParam } from '../http/input/known-id';
import type { Request } from '../http/request';
import { tellingWhoWrote } from './desk/telling-who-wrote';
import { PostChangesDto, PostDto } from './posts.dto';

/** Staff write, change and remove what everybody reads, at once (M142). The answer is the post as it is stored and shown. */
@ApiTags('blog')
@StaffWith('blog')
@Controller('api/blog')
export class PostsController {
  constructor(
    private readonly posts: PgPosts,
    private readonly staff: StaffPosts,
  ) {}

  @Posted()
  @Header('cache-control', 'private, no-store')
  async create(@Body() body: PostDto, @Req() request: Request): Promise<Post> {
    const id = await this.staff.create(body, 'published', changeEntry(request, 'blog.create', body));
    return found(await this.posts.byId(id));
  }

  @Put(':id')
  @Header('cache-control', 'private, no-store')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...changes }: PostChangesDto,
    @Req() request: Request,
  ): Promise<Post> {
    found(await this.posts.byId(knownId(id)));
    const line = changeEntry(request, 'blog.update', changes);
    if (!(await tellingWhoWrote(this.staff, id, this.staff.update(id, changes, version, line)))) throw new NotFound();
    return found(await this.posts.byId(id));
  }

  /** Into the bin, for thirty days. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.staff.remove(knownId(id), changeEntry(request, 'blog.remove')))) throw new NotFound();
  }
}
