import { Body, Controller, Get, Header, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { PostDecision } from '@pignon/domain/blog/desk/decide-post';
import type { PostChoices, StaffPost, StaffPostPage } from '@pignon/domain/blog/desk/staff-post';
import { PostDesk } from '@pignon/infra/blog/post-desk';
import { StaffPosts } from '@pignon/infra/blog/staff-posts';
import { StaffWith } from '../../http/access/audience';
import { auditEntry, changeEntry } from '../../http/access/audit-entry';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { Version } from '../../http/input/version';
import { NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { DraftChangesDto, DraftDto, PostDeskQuery, PublishDto, ScheduleDto, TagChangeDto } from './post-desk.dto';
import { tellingWhoWrote } from './telling-who-wrote';

const MOST_LINKS = 100;

/** The blog as staff write it (E08 to E10): drafts, and what becomes of them. */
@ApiTags('blog')
@StaffWith('blog')
@Controller('api/admin/posts')
export class PostDeskController {
  constructor(
    private readonly desk: PostDesk,
    private readonly posts: StaffPosts,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() query: PostDeskQuery): Promise<StaffPostPage> {
    const { folder = 'all', sort = 'updated', order = 'desc', page = 1, pageSize = 25, ...filters } = query;
    return this.desk.page(filters, { folder, sort, order, page, pageSize });
  }

  @Get('choices')
  @Header('cache-control', 'private, no-store')
  choices(): Promise<PostChoices> {
    return this.desk.choices();
  }

  /** Which of the site's own addresses (`path`, once or more) lead nowhere. */
  @Get('dead-links')
  @Header('cache-control', 'private, no-store')
  @ApiQuery({ name: 'path', required: false, type: String, isArray: true })
  async deadLinks(@Query('path') path?: unknown): Promise<{ readonly dead: readonly string[] }> {
    const links = [path].flat().filter((one): one is string => typeof one === 'string' && /^\/[^\0]*$/.test(one));
    return { dead: await this.desk.deadLinks(links.slice(0, MOST_LINKS)) };
  }

  /** Renommer, fusionner: of every post. */
  @Put('tags')
  async renameTag(@Body() { from, to }: TagChangeDto, @Req() request: Request): Promise<{ readonly changed: number }> {
    const line = auditEntry(request, 'blog.rename-tag', { detail: { fields: ['tags'] } });
    return { changed: await this.posts.renameTag(from, to, line) };
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async one(@Param('id', numberParam) id: number): Promise<StaffPost> {
    return found(await this.desk.byId(knownId(id)));
  }

  /** A draft. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async create(@Body() body: DraftDto, @Req() request: Request): Promise<StaffPost> {
    return await this.one(await this.posts.create(body, 'draft', changeEntry(request, 'blog.create', body)));
  }

  @Put(':id')
  @Header('cache-control', 'private, no-store')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...changes }: DraftChangesDto,
    @Req() request: Request,
  ): Promise<StaffPost> {
    const line = changeEntry(request, 'blog.update', changes);
    return await this.written(id, this.posts.update(knownId(id), changes, version, line));
  }

  @Put(':id/publish')
  @Header('cache-control', 'private, no-store')
  publish(
    @Param('id', numberParam) id: number,
    @Body() { at, version }: PublishDto,
    @Req() request: Request,
  ): Promise<StaffPost> {
    return this.decide(id, { kind: 'publish', at: at ? new Date(at) : null }, version, request);
  }

  @Put(':id/schedule')
  @Header('cache-control', 'private, no-store')
  schedule(
    @Param('id', numberParam) id: number,
    @Body() { at, version }: ScheduleDto,
    @Req() request: Request,
  ): Promise<StaffPost> {
    return this.decide(id, { kind: 'schedule', at: new Date(at) }, version, request);
  }

  /** A draft again: nobody outside the house reads it. */
  @Put(':id/unpublish')
  @Header('cache-control', 'private, no-store')
  unpublish(
    @Param('id', numberParam) id: number,
    @Body() { version }: Version,
    @Req() request: Request,
  ): Promise<StaffPost> {
    return this.decide(id, { kind: 'unpublish' }, version, request);
  }

  /** Search engines are to forget it. */
  @Put(':id/archive')
  @Header('cache-control', 'private, no-store')
  archive(
    @Param('id', numberParam) id: number,
    @Body() { version }: Version,
    @Req() request: Request,
  ): Promise<StaffPost> {
    return this.decide(id, { kind: 'archive' }, version, request);
  }

  /** Out of the bin, as it was; 404 once its days there are over. */
  @Put(':id/restore')
  @Header('cache-control', 'private, no-store')
  async restore(@Param('id', numberParam) id: number, @Req() request: Request): Promise<StaffPost> {
    if (!(await this.posts.restore(knownId(id), changeEntry(request, 'blog.restore')))) throw new NotFound();
    return await this.one(id);
  }

  /** Another one like it, a draft. */
  @Post(':id/duplicate')
  @Header('cache-control', 'private, no-store')
  async duplicate(@Param('id', numberParam) id: number, @Req() request: Request): Promise<StaffPost> {
    return await this.one(found(await this.posts.duplicate(knownId(id), auditEntry(request, 'blog.duplicate'))));
  }

  private decide(
    id: number,
    decision: PostDecision,
    version: number | null | undefined,
    request: Request,
  ): Promise<StaffPost> {
    const line = auditEntry(request, `blog.${decision.kind}`);
    return this.written(id, this.posts.decide(knownId(id), decision, version ?? null, line));
  }

  private async written(id: number, write: Promise<boolean>): Promise<StaffPost> {
    if (!(await tellingWhoWrote(this.posts, id, write))) throw new NotFound();
    return await this.one(id);
  }
}
