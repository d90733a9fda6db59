import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { ThreadMentions } from '@pignon/infra/mailbox/mentions/thread-mentions';
import { StaffThreads } from '@pignon/infra/mailbox/staff-threads';
import { StaffWith } from '../../http/access/audience';
import { found } from '../../http/input/known-id';
import { uuidParam } from '../../http/input/uuid-param';
import { NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';
import { SeenDto } from './mentions.dto';

/** Notes that name whoever asks: nobody says for another that they have seen one. */
@ApiTags('mailbox')
@StaffWith('requests')
@Controller('api/admin/threads/:id/mentions')
export class MentionsController {
  constructor(
    private readonly mentions: ThreadMentions,
    private readonly threads: StaffThreads,
  ) {}

  @Put(':entry')
  async see(
    @Param('id', uuidParam) id: string,
    @Param('entry', uuidParam) entry: string,
    @Body() { seen }: SeenDto,
    @Req() { account }: Request,
  ): Promise<ThreadView> {
    if (!(await this.mentions.see(id, entry, account?.id ?? '', seen))) throw new NotFound();
    return found(await this.threads.byId(id));
  }
}
