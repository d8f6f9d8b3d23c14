/** Sends what broke a page to the server's log. @returns whether it has arrived */
export async function reportPageError(eventId: string, error: unknown): Promise<boolean> {
  const { message, stack } = error instanceof Error ? error : { message: String(error) }
  try {
    const { ok } = await fetch('/api/page-errors', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event_id: eventId,
        path: location.pathname.slice(0, 500),
        message: message.slice(0, 2000),
        ...(stack !== undefined && { stack: stack.slice(0, 8000) }),
      }),
    })
    return ok
  } catch {
    return false
  }
}
