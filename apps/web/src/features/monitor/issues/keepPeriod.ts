import type { MonitorSearch } from '../shell/monitorSearch.ts'

/** From a list to an issue and back the period stays, and nothing else of the address. */
export const keepPeriod = ({ period, from, to }: MonitorSearch): MonitorSearch => ({
  period,
  from,
  to,
})
