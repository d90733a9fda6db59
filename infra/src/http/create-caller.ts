import type { Tools } from '../wiring/tools';
import { HttpCaller } from './http-caller';

const TIMEOUT_MS = 15_000;

/** Calls one service outside, which failures name as `partner`. */
export const createCaller = ({ config }: Tools, partner: string, timeoutMs = TIMEOUT_MS): HttpCaller =>
  new HttpCaller(partner, timeoutMs / config.timeScale);
