import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  type CecInverterRow,
  cecAcVoltages,
  cecManufacturers,
  countCecInverters,
  findCecInverter,
  searchCecInverters,
} from './cecCatalogueQueries.ts'

export interface CecInverterPage {
  readonly inverters: readonly CecInverterRow[]
  readonly total: number
}

export interface CecFilterParams {
  readonly manufacturers: readonly string[]
  readonly output_ac_voltages: readonly number[]
}

type UserId = string | undefined

/** The catalogue that administrators upload; open to everyone who is signed in. */
export interface CecCatalogueService {
  readonly cecInverters: (userId: UserId, input: unknown) => Promise<CecInverterPage>
  readonly cecInverter: (userId: UserId, id: string) => Promise<CecInverterRow>
  readonly cecInverterFilterParams: (userId: UserId) => Promise<CecFilterParams>
}

const DEFAULT_PAGE = 20
const MAX_WORDS = 10

const searchSchema = z.object({
  search: z.string().max(200, 'at most 200 characters').nullish(),
  manufacturer: z.string().max(200, 'at most 200 characters').nullish(),
  output_ac_voltage: z.number().nullish(),
  ...pageFields(DEFAULT_PAGE),
})

export function createCecCatalogueService({ db }: { readonly db: Database }): CecCatalogueService {
  return {
    cecInverters: async (userId, input) => {
      requireUser(userId)
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
    },
    cecInverter: async (userId, id) => {
      requireUser(userId)
      const inverter = isUuid(id) ? await findCecInverter(db, id) : undefined
      if (!inverter) throw new AppError('NOT_FOUND', 'CEC inverter not found')
      return inverter
    },
    cecInverterFilterParams: async (userId) => {
      requireUser(userId)
      const [manufacturers, output_ac_voltages] = await Promise.all([
        cecManufacturers(db),
        cecAcVoltages(db),
      ])
      return { manufacturers, output_ac_voltages }
    },
  }
}

function requireUser(userId: UserId): void {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
}
