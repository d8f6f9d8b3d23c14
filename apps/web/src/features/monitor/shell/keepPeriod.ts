import type { MonitorSearch } from './monitorSearch.ts'

/** From page to page the period stays, and nothing else of the address. */
export const keepPeriod = ({ period, from, to }: MonitorSearch): MonitorSearch => ({
  period,
  from,
  to,
})
