import type { Tools } from '../wiring/tools';
import { AccessRecords } from './access-records';

export const createAccessRecords = ({ pool }: Tools): AccessRecords => new AccessRecords(pool);
