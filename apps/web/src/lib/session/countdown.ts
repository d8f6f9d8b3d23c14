import { useEffect, useState } from 'react'

/** A code or email is sent again at most every half minute. */
export const RESEND_AFTER_S = 30

/** Whole seconds of `lengthS` that are left; a clock that was set back does not make more of them. */
export function secondsLeft(startedMs: number, nowMs: number, lengthS: number): number {
  const left = Math.ceil(lengthS - (nowMs - startedMs) / 1000)
  return Math.min(Math.max(left, 0), lengthS)
}

/** Counts down to 0 from the moment `startedMs`, and begins anew when that changes. */
export function useSecondsLeft(startedMs: number, lengthS: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const left = secondsLeft(startedMs, nowMs, lengthS)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
