/** Whether the server says that it answers: its store and its pages are there. Anything else than a yes is a no. */
export async function isSiteReady(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/readyz', { signal, cache: 'no-store' });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
