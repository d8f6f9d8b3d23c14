export interface AttemptLimiter {
  /** Seconds until the next attempt is allowed for this key; 0: allowed now, and counted. */
  readonly take: (key: string) => number
  readonly forget: (key: string) => void
}

/** More keys than this at once are an attack: the oldest are dropped. */
const MAX_KEYS = 100_000

/** At most `attempts` a window for each key, counted in this process. */
export function createAttemptLimiter(
  { attempts, windowS }: { readonly attempts: number; readonly windowS: number },
  now: () => number = Date.now,
): AttemptLimiter {
  const windows = new Map<string, { count: number; endsAtMs: number }>()
  return {
    take: (key) => {
      const timeMs = now()
      const known = windows.get(key)
      if (!known || known.endsAtMs <= timeMs) {
        windows.delete(key)
        windows.set(key, { count: 1, endsAtMs: timeMs + windowS * 1000 })
        dropEnded(windows, timeMs)
        return 0
      }
      if (known.count >= attempts) return Math.ceil((known.endsAtMs - timeMs) / 1000)
      known.count += 1
      return 0
    },
    forget: (key) => void windows.delete(key),
  }
}

/** A map keeps the order of insertion, which here is the order in which windows begin and end. */
function dropEnded(windows: Map<string, { readonly endsAtMs: number }>, timeMs: number): void {
  for (const [key, { endsAtMs }] of windows) {
    if (endsAtMs > timeMs && windows.size <= MAX_KEYS) return
    windows.delete(key)
  }
}
