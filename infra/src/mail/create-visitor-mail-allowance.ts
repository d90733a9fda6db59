import type { Tools } from '../wiring/tools';
import { VisitorMailAllowance } from './visitor-mail-allowance';

export const createVisitorMailAllowance = ({ pool, config }: Tools): VisitorMailAllowance =>
  new VisitorMailAllowance(pool, config.limits.mailsPerHour);
