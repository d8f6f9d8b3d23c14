/** Of the calls of this page, as the server says with its answers; 0: it traces nothing. */
let share = 0

/** @param told - the header `x-duet-trace-share` of an answer */
export function noteTraceShare(told: string | null): void {
  const next = Number(told ?? Number.NaN)
  if (next >= 0 && next <= 1) share = next
}

/** Begins a trace with a call (W3C Trace Context, version 00), where the server traces: sampled or not, so that it need not decide. */
export function traceHeaders(random: () => number = Math.random): { traceparent?: string } {
  if (share === 0) return {}
  const flags = random() < share ? '01' : '00'
  return { traceparent: `00-${hexId(16)}-${hexId(8)}-${flags}` }
}

function hexId(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
