import { onAxis } from '@duet/comparison'
import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { packDoubles } from '../files/packedDoubles.ts'
import type {
  CustomDatasetSeries,
  QueryCustomDatasetDataSeriesArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { accessibleCustomDataset } from './customDatasetAccess.ts'
import type { CustomDatasetRow } from './customDatasetQueries.ts'
import { customColumn, pointsSql, readCustomDataset } from './customSeries.ts'

const MOST_POINTS = 20_000
const MOST_COLUMNS = 20

const seriesInput = z.object({
  columns: z.array(z.string()).min(1).max(MOST_COLUMNS, `at most ${MOST_COLUMNS}`),
  from: z.iso.datetime({ offset: true }).nullish(),
  to: z.iso.datetime({ offset: true }).nullish(),
  max_points: z
    .int()
    .min(1)
    .max(MOST_POINTS, `at most ${MOST_POINTS}`)
    .nullish()
    .transform((given) => given ?? 2000),
})

/** Some columns over a time, as many steps to a point as make no more points than are asked for. */
export async function customDatasetPoints(
  server: Server,
  userId: UserId,
  { id, ...asked }: QueryCustomDatasetDataSeriesArgs,
): Promise<CustomDatasetSeries> {
  const dataset = await accessibleCustomDataset(server, userId, id, 'viewer')
  const input = parseInput(seriesInput, asked)
  const columns = input.columns.map((key) => customColumn(dataset, key))
  const range = stepsWithin(dataset, input)
  const stepsPerPoint = Math.max(1, Math.ceil(range.count / input.max_points))
  const pointS = dataset.step_s * stepsPerPoint
  const axis = {
    startUtcS: range.fromMs / 1000,
    stepS: pointS,
    count: Math.ceil(range.count / stepsPerPoint),
  }
  const keys = columns.map(({ key }) => key)
  const table = await readCustomDataset(server, dataset, (source) =>
    pointsSql(source, keys, { ...range, pointMs: pointS * 1000 }),
  )
  const [starts = new Float64Array(), ...figures] = table.columns
  const packed = (at: number): string =>
    packDoubles(onAxis({ startUtcMs: starts, values: figures[at] ?? new Float64Array() }, axis))
  return {
    start_utc_s: axis.startUtcS,
    point_s: pointS,
    point_count: axis.count,
    steps_per_point: stepsPerPoint,
    columns: columns.map(({ key, name, stored_unit, aggregation }, index) => ({
      key,
      name,
      unit: stored_unit,
      aggregation,
      values: packed(3 * index),
      min: stepsPerPoint > 1 ? packed(3 * index + 1) : null,
      max: stepsPerPoint > 1 ? packed(3 * index + 2) : null,
    })),
  }
}

/** The steps of the dataset that begin within a time. @throws AppError INVALID_INPUT where there are none */
function stepsWithin(
  { start_time, end_time, step_s }: CustomDatasetRow,
  { from, to }: Pick<z.infer<typeof seriesInput>, 'from' | 'to'>,
): { readonly fromMs: number; readonly toMs: number; readonly count: number } {
  const stepMs = step_s * 1000
  const firstMs = start_time.getTime()
  const stepAt = (ms: number): number => Math.ceil((ms - firstMs) / stepMs)
  const first = from ? Math.max(0, stepAt(Date.parse(from))) : 0
  const last = Math.min(stepAt(end_time.getTime()), to ? stepAt(Date.parse(to)) : Infinity)
  if (last <= first) {
    throw new AppError('INVALID_INPUT', 'The dataset has no steps between these times', {
      path: 'from',
    })
  }
  return { fromMs: firstMs + first * stepMs, toMs: firstMs + last * stepMs, count: last - first }
}
