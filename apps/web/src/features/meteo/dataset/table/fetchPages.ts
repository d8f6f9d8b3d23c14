import { fetchRollup, type WeatherTable } from '../../useDatasets.ts'
import type { TimeSpan } from '../siteDays.ts'

const PAGES_A_CALL = 30

interface PagesRequest {
  readonly id: string
  readonly interval: string
  /** Means of intervals instead of sums. */
  readonly isMean: boolean
}

/** Reads pages in parts of some ten thousand rows, one after the other, which spares the server. */
export async function fetchPages(
  { id, interval, isMean }: PagesRequest,
  pages: readonly TimeSpan[],
): Promise<readonly WeatherTable[]> {
  const parts: WeatherTable[] = []
  for (let at = 0; at < pages.length; at += PAGES_A_CALL) {
    const some = pages.slice(at, at + PAGES_A_CALL)
    // oxlint-disable-next-line no-await-in-loop -- see above
    const part = await fetchRollup({
      id,
      time_interval: interval,
      from: new Date(some[0]?.fromMs ?? 0).toISOString(),
      to: new Date(some.at(-1)?.toMs ?? 0).toISOString(),
      mean: isMean,
    })
    parts.push(part)
  }
  return parts
}
