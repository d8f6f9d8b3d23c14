import { AppError } from '@duet/contract'
import { type CecModule, cecPanel } from '@duet/formats'
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
import {
  type CecModuleRow,
  cecModuleFilters,
  countCecModules,
  searchCecModules,
} from './cecModuleQueries.ts'

const DEFAULT_PAGE = 20
const MAX_WORDS = 10

const searchSchema = z.object({
  search: z.string().max(200).nullish(),
  manufacturer: z.string().max(200).nullish(),
  output_ac_voltage: z.number().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

const wordsOf = (search: string | null | undefined): readonly string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** The catalogue that administrators take in; open to everyone who is signed in. */
export async function searchCatalogue(
  { db }: Server,
  userId: UserId,
  input: unknown,
): Promise<{ readonly inverters: readonly CecInverterRow[]; readonly total: number }> {
  signedIn(userId)
  const asked = parseInput(searchSchema, input)
  const search = {
    words: wordsOf(asked.search),
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

const moduleSearchSchema = z.object({
  search: z.string().max(200).nullish(),
  manufacturer: z.string().max(200).nullish(),
  technology: z.string().max(200).nullish(),
  is_bifacial: z.boolean().nullish(),
  min_stc_w: z.number().nullish(),
  max_stc_w: z.number().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

/** The same of modules. */
export async function searchModules(
  { db }: Server,
  userId: UserId,
  input: unknown,
): Promise<{ readonly modules: readonly CecModuleRow[]; readonly total: number }> {
  signedIn(userId)
  const asked = parseInput(moduleSearchSchema, input)
  const search = {
    words: wordsOf(asked.search),
    manufacturer: asked.manufacturer ?? undefined,
    technology: asked.technology ?? undefined,
    is_bifacial: asked.is_bifacial ?? undefined,
    min_stc_w: asked.min_stc_w ?? undefined,
    max_stc_w: asked.max_stc_w ?? undefined,
  }
  const [modules, total] = await Promise.all([
    searchCecModules(db, search, asked),
    countCecModules(db, search),
  ])
  return { modules, total }
}

export async function moduleFilters(
  { db }: Server,
  userId: UserId,
): ReturnType<typeof cecModuleFilters> {
  signedIn(userId)
  return cecModuleFilters(db)
}

/** The panel that an entry gives. */
export const moduleParameters = ({ entry }: Pick<CecModuleRow, 'entry'>): unknown =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored as readCecLibrary gave it
  cecPanel(entry as unknown as CecModule)
