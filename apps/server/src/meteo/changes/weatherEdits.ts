import { setImmediate as othersFirst } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import { WEATHER_VALUE_COLUMNS } from '@duet/formats'
import {
  applyEdit,
  editText,
  type SeriesEdit,
  WeatherEditError,
  type WeatherSeries,
} from '@duet/weather'
import { z } from 'zod'

const column = z.enum(WEATHER_VALUE_COLUMNS)
const months = z.array(z.int().min(1).max(12)).max(12).optional()
const instant = z.iso.datetime({ offset: true })
/** Stored in the history. */
const reason = z.string().trim().max(200, 'at most 200 characters').optional()

const editInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('albedo_by_month'),
    values: z.array(z.number().min(0).max(1)).length(12, 'must have 12 values'),
    reason,
  }),
  z.strictObject({
    kind: z.literal('scale'),
    column,
    factor: z.number().positive('must be positive').max(10),
    months,
    reason,
  }),
  z.strictObject({
    kind: z.literal('add'),
    column,
    offset: z.number().min(-100_000).max(100_000),
    months,
    reason,
  }),
  z.strictObject({
    kind: z.literal('fill_gaps'),
    max_hours: z.number().positive('must be positive').max(720),
    method: z.enum(['interpolate', 'typical_day']),
    reason,
  }),
  z.strictObject({
    kind: z.literal('shift_time'),
    minutes: z
      .int('whole minutes')
      .min(-1440)
      .max(1440)
      .refine((value) => value !== 0, 'must not be 0'),
    reason,
  }),
  z
    .strictObject({ kind: z.literal('remove_range'), from: instant, to: instant, reason })
    .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'must end after it begins'),
  z.strictObject({ kind: z.literal('drop_column'), column, reason }),
])

/** What is asked for, one after the other. */
export const weatherEdits = z
  .array(editInput)
  .min(1, 'must have at least one')
  .max(50, 'at most 50')

/** An edit with why it was made. */
export type ReasonedEdit = z.infer<typeof editInput>

export function reasonedText(edit: ReasonedEdit): string {
  return edit.reason ? `${editText(edit)} (${edit.reason})` : editText(edit)
}

/**
 * The edits made, one after the other; requests of others are answered between two of them.
 * @param path - of the list in what was sent, for errors
 * @throws AppError INVALID_INPUT for what the series cannot have
 */
export async function editedSeries(
  series: WeatherSeries,
  edits: readonly SeriesEdit[],
  path: string,
): Promise<WeatherSeries> {
  let edited = series
  for (const [index, edit] of edits.entries()) {
    try {
      edited = applyEdit(edited, edit)
    } catch (error) {
      if (!(error instanceof WeatherEditError)) throw error
      const at = { path: `${path}.${index}` }
      throw new AppError('INVALID_INPUT', error.message, at, { cause: error })
    }
    // oxlint-disable-next-line no-await-in-loop -- each edit works on what the one before made
    await othersFirst()
  }
  return edited
}
