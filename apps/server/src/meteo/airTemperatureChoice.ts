import { createHash } from 'node:crypto'
import type { AirTemperature } from '@duet/formats'
import { DEFAULT_MIN_DESIGN_TEMPERATURE_C } from '@duet/plant'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { AIR_KIND, airTemperatureFrom } from './airTemperatureHistory.ts'
import { notFound } from './datasetAccess.ts'
import { findDataset, userName } from './datasetQueries.ts'
import { readSeries } from './datasetSeries.ts'

const choiceInput = z
  .strictObject({
    enviro_dataset_id: z.string().nullish(),
    monthly_c: z
      .array(z.number().min(-90).max(60))
      .refine(({ length }) => length === 1 || length === 12, 'must have 1 value, or 12')
      .nullish(),
  })
  .refine(
    ({ enviro_dataset_id: id, monthly_c: values }) => Boolean(id) !== Boolean(values),
    'needs either enviro_dataset_id or monthly_c',
  )

/** Where the air temperature of a file that has none is taken from. */
export interface ChosenAir {
  /** Who chose it. */
  readonly userId: UserId
  readonly airTemperature: AirTemperature
  /** °C; strings are sized by no warmer air than this. Of values by month, which are means, the usual design temperature. */
  readonly coldestC: number
  /** As it was asked for, for the history. */
  readonly asked: object
  /** Two choices that give the same have the same. */
  readonly content: string
}

/**
 * The choice with the rows that it needs. The caller has settled access to the project.
 *
 * @throws AppError INVALID_INPUT; NOT_FOUND for what is no dataset of this project; WEATHER_DAMAGED
 */
export async function chosenAir(
  server: Pick<Server, 'db' | 'series'>,
  { userId, projectId }: { readonly userId: UserId; readonly projectId: string },
  input: unknown,
): Promise<ChosenAir | undefined> {
  if (input === undefined || input === null) return undefined
  const said = parseInput(choiceInput, input, ['air_temperature'])
  if (said.monthly_c) {
    const valuesC = said.monthly_c.length === 1 ? Array(12).fill(said.monthly_c[0]) : said.monthly_c
    return {
      userId,
      airTemperature: { kind: 'months', valuesC },
      coldestC: Math.min(DEFAULT_MIN_DESIGN_TEMPERATURE_C, ...valuesC),
      asked: { monthly_c: valuesC },
      content: valuesC.join(),
    }
  }
  const id = said.enviro_dataset_id ?? ''
  const dataset = isUuid(id) ? await findDataset(server.db, id) : undefined
  if (dataset?.project_id !== projectId) throw notFound()
  const { columns, ...rows } = await readSeries(server.series, dataset, ['temp_c'])
  const airC = columns.temp_c ?? new Float64Array(rows.intervalStartUtcMs.length).fill(Number.NaN)
  return {
    userId,
    airTemperature: {
      kind: 'series',
      name: dataset.name,
      from: airTemperatureFrom(dataset.history),
      series: { ...rows, airC },
    },
    coldestC: dataset.coldest_air_c,
    asked: { enviro_dataset_id: id, source_hash: dataset.source_hash },
    content: dataset.source_hash,
  }
}

/** SHA-256 of what a dataset is made of: its file, with the air temperature that was chosen for it. */
export function contentHash(fileHash: string, air: ChosenAir | undefined): string {
  if (!air) return fileHash
  return createHash('sha256').update(`${fileHash}\n${AIR_KIND} ${air.content}`).digest('hex')
}

/** First step of the history of a dataset whose air temperature is not of its file. */
export async function airHistory(
  { db }: Pick<Server, 'db'>,
  air: ChosenAir,
  from: string,
): Promise<object> {
  return {
    at: new Date().toISOString(),
    user_name: await userName(db, air.userId ?? ''),
    text: `Air temperature ${from}`,
    edit: { kind: AIR_KIND, ...air.asked, from },
  }
}
