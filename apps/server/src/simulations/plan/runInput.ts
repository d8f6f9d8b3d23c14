import { oneLine } from '@duet/contract'
import type { InputChanges } from '@duet/engine'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'

const MAX_BLOCKS = 500
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, 'must be yyyy-MM-ddTHH:mm')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date of the calendar')
const id = z.uuid('must be an id')

const runInput = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .min(1, 'must not be empty')
    .max(200, 'at most 200 characters')
    .nullish(),
  enviro_dataset_id: id.nullish(),
  from: localTime.nullish(),
  to: localTime.nullish(),
  block_ids: z
    .array(id)
    .min(1, 'choose at least one block')
    .max(MAX_BLOCKS, `at most ${MAX_BLOCKS} blocks`),
  shading_layer_ids: z.array(id).max(10_000).nullish(),
  simulated_year: z
    .number()
    .int()
    .min(1950, 'from 1950 to 2100')
    .max(2100, 'from 1950 to 2100')
    .nullish(),
  environment: z.enum(['development', 'staging', 'production']).nullish(),
  confirm_distant_weather: z.boolean().nullish(),
})

/** What `runProjectBlockSimulation` was asked for. */
export interface RunInput {
  readonly name: string | undefined
  readonly datasetId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly blockIds: readonly string[]
  /** Undefined: all obstacles of the design. */
  readonly shadingLayerIds: readonly string[] | undefined
  readonly simulatedYear: number | undefined
  readonly environment: string
  /** Weather of far away is meant; absent: it is refused. */
  readonly confirmDistantWeather?: boolean
  /** Of a run that tells the sensitivity of another. */
  readonly inputChanges?: InputChanges
}

/** @throws AppError INVALID_INPUT */
export function parseRunInput(input: unknown): RunInput {
  const value = parseInput(runInput, input, ['input'])
  return {
    name: value.name ?? undefined,
    datasetId: value.enviro_dataset_id?.toLowerCase() ?? undefined,
    from: value.from ?? undefined,
    to: value.to ?? undefined,
    blockIds: [...new Set(value.block_ids.map((blockId) => blockId.toLowerCase()))],
    shadingLayerIds: value.shading_layer_ids?.map((layerId) => layerId.toLowerCase()),
    simulatedYear: value.simulated_year ?? undefined,
    environment: value.environment ?? 'production',
    confirmDistantWeather: value.confirm_distant_weather ?? false,
  }
}
