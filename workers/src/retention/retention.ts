import { sessionsRetention } from '@pignon/infra/accounts/sessions.retention';
import { auditRetention } from '@pignon/infra/audit/audit.retention';
import { careersRetention } from '@pignon/infra/careers/careers.retention';
import { abandonedEstimationsRetention } from '@pignon/infra/estimations/estimations.retention';
import { limitsRetention } from '@pignon/infra/limits/limits.retention';
import { outboxRetention } from '@pignon/infra/outbox/outbox.retention';
import { prospectsRetention } from '@pignon/infra/prospects/prospects.retention';
import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import type { RetentionRuns } from '@pignon/infra/retention/retention-runs';
import type { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { sheetsRetention } from '@pignon/infra/sheets/sheets.retention';

/** One line per feature. */
export const retentionRules = (sheets: SheetStore): readonly RetentionRule[] => [
  prospectsRetention,
  abandonedEstimationsRetention,
  careersRetention,
  ...outboxRetention,
  auditRetention,
  sessionsRetention,
  ...limitsRetention,
  // After the people whose they were.
  sheetsRetention(sheets),
];

const PAUSE_MS = 600_000;

/** Looks every ten minutes whether last night's work was done, by whichever worker process. */
export class Retention {
  private timer: NodeJS.Timeout | null = null;
  private turning: Promise<void> | null = null;

  constructor(
    private readonly runs: RetentionRuns,
    private readonly rules: readonly RetentionRule[],
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    const turn = (): void => {
      this.turning ??= this.turn().finally(() => (this.turning = null));
    };
    this.timer = setInterval(turn, PAUSE_MS).unref();
    turn();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.turning;
  }

  private async turn(): Promise<void> {
    try {
      await this.runs.sweep(this.rules);
      await this.runs.night(this.rules);
    } catch (error) {
      this.onError(error);
    }
  }
}
