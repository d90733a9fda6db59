export interface SystemPorts {
  readonly web: number;
  readonly partners: number;
  readonly smtp: number;
  readonly mail: number;
  readonly imap: number;
}
