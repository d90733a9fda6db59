/** Wakes the relay for what no unit of work wrote. */
export abstract class RelayBell {
  abstract ring(): void;
}
