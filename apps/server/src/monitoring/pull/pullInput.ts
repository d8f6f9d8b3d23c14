import { z } from 'zod'

const field = z.string().min(1).max(200)

/**
 * `job_data` of the schedules sensor-pull and weather-pull: how an integration server is asked for readings, and where they stand
 * in its answers. A field of a record is named by its path, with a point between the parts.
 */
export const pullSchema = z
  .object({
    /** Below the address of the server. */
    path: z
      .string()
      .startsWith('/', 'must begin with /')
      .max(2000)
      .refine((path) => !path.includes('?'), 'must end before ?: what follows stands in query'),
    /** Fixed parameters of the query. */
    query: z.record(field, z.string().max(500)).default({}),
    from_param: field.default('from'),
    to_param: field.default('to'),
    /** The list of records; absent: the answer is the list. */
    records: field.optional(),
    timestamp: field.default('timestamp'),
    /** Long: a record is a reading of the tag in this field. */
    tag: field.optional(),
    value: field.default('value'),
    /** Wide: a record has a reading in each of these fields; field to tag. */
    columns: z.record(field, z.string().min(1).max(500)).optional(),
    /** Long: tags of the server to tags of the deployment; those that are not here stay as they are. */
    tags: z.record(z.string(), z.string().min(1).max(500)).default({}),
    /** The answer names what to ask for next: its field, and the parameter that takes it. */
    page: z.object({ next: field, param: field }).optional(),
    /** Of one call. */
    window_hours: z
      .number()
      .positive()
      .max(24 * 31)
      .default(24),
    /** Asked for again in each run, for readings that come late. */
    overlap_minutes: z
      .number()
      .nonnegative()
      .max(7 * 24 * 60)
      .default(60),
    /** From when the first run pulls; absent: the last 24 hours. */
    backfill_from: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ tag, columns }) => (tag === undefined) !== (columns === undefined), {
    error: 'give tag for records of one reading, or columns for records of several',
    path: ['tag'],
  })
export type PullInput = z.infer<typeof pullSchema>
