import { isRobot } from '@pignon/domain/visits/robots';
import type { Request } from '../http/request';

/** Neither a robot nor somebody who asks not to be counted. */
export const isCounted = ({ headers }: Request): boolean =>
  !isRobot(headers['user-agent']) && headers.dnt !== '1' && headers['sec-gpc'] !== '1';
