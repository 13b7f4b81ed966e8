/** Returns whether the server is ready. Returns false if it cannot be reached. */
export async function isSiteReady(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/readyz', { signal, cache: 'no-store' });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
