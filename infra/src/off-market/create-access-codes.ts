import type { AccessCodes } from '@pignon/domain/off-market/access-codes';
import type { Tools } from '../wiring/tools';
import { HmacAccessCodes } from './hmac-access-codes';

export const createAccessCodes = ({ config }: Tools): AccessCodes => new HmacAccessCodes(config.secretKey);
