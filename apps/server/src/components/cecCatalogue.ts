import { AppError } from '@duet/contract'
import { z } from 'zod'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  type CecInverterRow,
  cecAcVoltages,
  cecManufacturers,
  countCecInverters,
  findCecInverter,
  searchCecInverters,
} from './cecCatalogueQueries.ts'

const DEFAULT_PAGE = 20
const MAX_WORDS = 10

const searchSchema = z.object({
  search: z.string().max(200).nullish(),
  manufacturer: z.string().max(200).nullish(),
  output_ac_voltage: z.number().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

/** The catalogue that administrators upload; open to everyone who is signed in. */
export async function searchCatalogue(
  { db }: Server,
  userId: UserId,
  input: unknown,
): Promise<{ readonly inverters: readonly CecInverterRow[]; readonly total: number }> {
  signedIn(userId)
  const asked = parseInput(searchSchema, input)
  const search = {
    words: (asked.search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    manufacturer: asked.manufacturer ?? undefined,
    outputAcVoltage: asked.output_ac_voltage ?? undefined,
  }
  const [inverters, total] = await Promise.all([
    searchCecInverters(db, search, asked),
    countCecInverters(db, search),
  ])
  return { inverters, total }
}

const CEC_INVERTER = {
  find: findCecInverter,
  notFound: (): AppError => new AppError('NOT_FOUND', 'CEC inverter not found'),
}

export async function catalogueInverter(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<CecInverterRow> {
  signedIn(userId)
  return knownRecord(db, id, CEC_INVERTER)
}

export async function catalogueFilters(
  { db }: Server,
  userId: UserId,
): Promise<{
  readonly manufacturers: readonly string[]
  readonly output_ac_voltages: readonly number[]
}> {
  signedIn(userId)
  const [manufacturers, output_ac_voltages] = await Promise.all([
    cecManufacturers(db),
    cecAcVoltages(db),
  ])
  return { manufacturers, output_ac_voltages }
}
