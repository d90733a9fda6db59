/** A refusal that the core expects. The core knows no HTTP status: api/src/http/refusals/error-map.ts gives it one. */
export abstract class DomainError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}
