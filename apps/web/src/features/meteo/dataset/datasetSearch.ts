import * as z from 'zod'

/** Pages of a dataset, in their order; the first is the default. */
export const DATASET_TABS = [
  { key: 'overview', title: 'Overview' },
  { key: 'table', title: 'Table' },
  { key: 'time-series', title: 'Time series' },
  { key: 'hours', title: 'Hours by month' },
  { key: 'days', title: 'Days' },
  { key: 'sun-path', title: 'Sun path' },
  { key: 'climate', title: 'Temperature and wind' },
  { key: 'quality', title: 'Quality' },
  { key: 'history', title: 'History' },
] as const

const KEYS = DATASET_TABS.map(({ key }) => key)

export type DatasetTab = (typeof KEYS)[number]

const text = z.string().optional().catch(undefined)

/** What of the pages of a dataset stands in the address. */
export const datasetSearch = z.object({
  /** Absent: the first. */
  tab: z.enum(KEYS).optional().catch(undefined),
  /** Names with commas between. */
  columns: text,
  /** Step of the table. */
  interval: text,
  /** Days of site time, yyyy-MM-dd. */
  from: text,
  to: text,
  page: z.number().int().positive().optional().catch(undefined),
})
