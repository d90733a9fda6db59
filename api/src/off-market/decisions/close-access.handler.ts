import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Threads } from '@pignon/domain/mailbox/threads';
import { PropertyStillOffered } from '@pignon/domain/sold/closing-refusals';
import { ENDED_SENTENCES } from '@pignon/domain/sold/ended';
import { AccessRecords, type EndedProperty } from '@pignon/infra/off-market/access-records';
import { ClosingNotices } from '@pignon/infra/sold/closing-notices';
import { closingReply } from '@pignon/domain/mailbox/replies/closing-reply';
import { AccessDecisions, type Decided } from './access-decisions';
import { CloseAccess } from './close-access.command';

/** 0045 */
@CommandHandler(CloseAccess)
export class CloseAccessHandler implements ICommandHandler<CloseAccess> {
  constructor(
    private readonly decisions: AccessDecisions,
    private readonly records: AccessRecords,
    private readonly notices: ClosingNotices,
    private readonly threads: Threads,
  ) {}

  async execute({ requestId, line, expected }: CloseAccess): Promise<Decided> {
    const gone = await this.records.ended(requestId);
    if (!gone) throw new PropertyStillOffered();
    const told = `Demande d’accès close\u00a0: ${ENDED_SENTENCES[gone.ended].toLowerCase()}`;
    return await this.decisions.take(
      { requestId, line, held: { expected, wanted: 'refused' }, answers: true, told },
      async ({ request }, at) => {
        if (request.state !== 'requested') return;
        request.close(at, `${ENDED_SENTENCES[gone.ended]}.`);
        await this.tell(requestId, gone, line.accountId, at);
      },
    );
  }

  /** Nobody twice of one property (ClosingNotices), and nobody whose conversation is unwanted. */
  private async tell(requestId: string, gone: EndedProperty, by: string | null, at: Date): Promise<void> {
    await this.notices.oneByOne(gone.id);
    const thread = await this.threads.ofSource(requestId);
    if (!thread) return;
    if (await this.notices.note(gone.id, thread.id))
      this.threads.say(closingReply(thread, { property: gone, ended: gone.ended }, by, at));
    if (thread.mergedInto !== null) await this.endWhereItIsRead(thread.mergedInto, gone.id, at);
  }

  /** Merged with what else they asked about the same property, all of it has its answer. */
  private async endWhereItIsRead(id: string, propertyId: number, at: Date): Promise<void> {
    const stands = await this.threads.byId(id);
    if (stands.propertyId === propertyId && (stands.state === 'new' || stands.state === 'waiting')) stands.answer(at);
  }
}
