import { setTimeout } from 'node:timers/promises'
import { DAY_MS } from '@duet/units'

const TEST_MS = 60_000

/** What counts by days (UTC) counts a test in one: where a day is about to end, it is waited for. */
export async function sameDay(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS)
  if (leftMs < TEST_MS) await setTimeout(leftMs + 1)
}
