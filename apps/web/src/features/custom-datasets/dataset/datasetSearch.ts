import * as z from 'zod'

const text = z.string().optional().catch(undefined)

/** What of the page of a dataset stands in the address. */
export const customDatasetSearch = z.object({
  /** Keys of the drawn columns with commas between. */
  columns: text,
  /** Part of the time that is looked at, ISO 8601. */
  from: text,
  to: text,
})
