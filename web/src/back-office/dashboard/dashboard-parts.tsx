import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import styles from './dashboard.module.css';
import { Activity } from './activity';
import { Funnel } from './funnel';
import { HealthCard } from './health-card';
import { ReplyCard } from './reply-card';
import { RequestsCard } from './requests-card';
import { StockCard } from './stock-card';
import { ViewedCard } from './viewed-card';

/** What whoever looks may not see is not there. */
export const DashboardParts = ({ data }: { readonly data: Dashboard }) => (
  <>
    {data.stock && <StockCard stock={data.stock} />}
    <div className={styles.cards}>
      {data.requests && <RequestsCard requests={data.requests} days={data.days} />}
      {data.replies && <ReplyCard replies={data.replies} />}
      {data.viewed && <ViewedCard viewed={data.viewed} days={data.days} />}
      {data.funnel && <Funnel funnel={data.funnel} />}
      <Activity lines={data.activity} />
      {data.health && <HealthCard health={data.health} />}
    </div>
  </>
);
