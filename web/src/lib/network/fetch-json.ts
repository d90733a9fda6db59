/** What swr throws: the caller may branch on the status, and show the server's own sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export async function fetchJson<Body = unknown>(path: string, signal?: AbortSignal): Promise<Body> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
  if (response.ok) return (await response.json()) as Body;
  const refusal = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ApiError(response.status, refusal.error ?? `${response.status}`);
}
