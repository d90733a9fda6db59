import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PropertyImport } from '@pignon/domain/imports/property-import';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { ApproveImport, CancelImport, MatchImportColumns, ReceiveImport } from './imports.commands';

@CommandHandler(ReceiveImport)
export class ReceiveImportHandler implements ICommandHandler<ReceiveImport> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: PropertyImports,
    private readonly clock: Clock,
  ) {}

  async execute({ id, fileName, line }: ReceiveImport): Promise<{ id: string }> {
    await this.work.run(
      null,
      () => {
        this.imports.add(PropertyImport.receive(id, fileName, line.accountId, this.clock.now()));
        return Promise.resolve({ id });
      },
      { ...line, target: id },
    );
    return { id };
  }
}

@CommandHandler(MatchImportColumns)
export class MatchImportColumnsHandler implements ICommandHandler<MatchImportColumns> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: PropertyImports,
    private readonly clock: Clock,
  ) {}

  execute(command: MatchImportColumns): Promise<{ id: string }> {
    return decide(this.work, this.imports, command, (import_) => import_.match(command.columns, this.clock.now()));
  }
}

@CommandHandler(ApproveImport)
export class ApproveImportHandler implements ICommandHandler<ApproveImport> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: PropertyImports,
    private readonly clock: Clock,
  ) {}

  execute(command: ApproveImport): Promise<{ id: string }> {
    const { publish, line } = command;
    return decide(this.work, this.imports, command, (import_) =>
      import_.apply(publish, line.accountId, this.clock.now()),
    );
  }
}

@CommandHandler(CancelImport)
export class CancelImportHandler implements ICommandHandler<CancelImport> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: PropertyImports,
    private readonly clock: Clock,
  ) {}

  execute(command: CancelImport): Promise<{ id: string }> {
    return decide(this.work, this.imports, command, (import_) => import_.cancel(this.clock.now()));
  }
}

async function decide(
  work: UnitOfWork,
  imports: PropertyImports,
  { id, line }: { readonly id: string; readonly line: AuditEntry },
  decision: (import_: PropertyImport) => void,
): Promise<{ id: string }> {
  await work.run(
    null,
    async () => {
      decision(await imports.byId(id));
      return { id };
    },
    { ...line, target: id },
  );
  return { id };
}
