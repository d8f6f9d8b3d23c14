import { AppError } from '@duet/contract'
import { MEASURE_UNITS } from '@duet/monitoring'
import { z } from 'zod'
import type { KeyedNode } from '../deployments/versionQueries.ts'

/** Values of an answer, over all its series. */
const MAX_VALUES = 200_000

export const seriesSchema = z
  .object({
    from: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
    to: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
    step_s: z.int().min(60).max(86_400),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be after from' })

/** @throws AppError INVALID_INPUT for more values than are looked at for one answer */
export function checkCount(
  { from, to, step_s }: z.infer<typeof seriesSchema>,
  seriesCount: number,
  { path, most }: { readonly path: string; readonly most: number } = {
    path: 'step_s',
    most: MAX_VALUES,
  },
): void {
  const count = Math.ceil((to - from) / (step_s * 1000)) * seriesCount
  if (count <= most) return
  const way =
    path === 'step_s'
      ? 'choose a longer step, a shorter range or fewer nodes'
      : 'choose a shorter range'
  const message = `${count} values; at most ${most} are taken: ${way}`
  throw new AppError('INVALID_INPUT', `${path}: ${message}`, { field_errors: [{ path, message }] })
}

/** Of the node's measure; empty where it has none. */
export const unitOf = ({ component_measure }: KeyedNode): string =>
  component_measure ? MEASURE_UNITS[component_measure] : ''

/** NaN is null in JSON. */
export const jsonValues = (values: Float64Array | undefined, count: number): (number | null)[] =>
  Array.from({ length: count }, (_, i) => {
    const value = values?.[i]
    return value === undefined || Number.isNaN(value) ? null : value
  })
