import { AppError } from '@duet/contract'
import { findColumn, type ResultColumn } from '@duet/results'
import { HOUR_MS } from '@duet/units'
import { storedRun } from '../../results/run/finishedRun.ts'
import { plantSeries } from '../../results/tabs/plantSeries.ts'
import type { Server } from '../../server.ts'

/** Of a calendar day of the run that was sold. */
export interface BudgetDay {
  /** At the outputs of the inverters, as energy is measured. */
  readonly kwh: number
  readonly poaKwhM2: number
}

export interface Budget {
  readonly name: string | null
  readonly problem: string | null
  /** Of a civil day, yyyy-MM-dd; undefined: the run has none of this calendar day. */
  readonly dayOf: (date: string) => BudgetDay | undefined
}

const NONE: Budget = { name: null, problem: null, dayOf: () => undefined }

/** The run that was sold by calendar days: a typical year stands for every year, of several years their mean does. */
export async function budgetDays(
  server: Pick<Server, 'db' | 'series'>,
  simulationId: string | null,
): Promise<Budget> {
  if (simulationId === null) return NONE
  try {
    const run = await storedRun(server, simulationId)
    const columns = ['ac_inverter', 'poa_nominal'].map(blockColumn)
    const { time, values } = await plantSeries(run, undefined, { columns, interval: 'OneDay' })
    const days = calendarDays(
      time.map((at) => new Date(Number(new Date(at)) + run.utcOffsetH * HOUR_MS).toISOString()),
      values[0] ?? [],
      values[1] ?? [],
    )
    return { name: run.name, problem: null, dayOf: (date) => dayIn(days, date) }
  } catch (error) {
    if (error instanceof AppError) return { ...NONE, problem: error.message }
    throw error
  }
}

function blockColumn(name: string): ResultColumn {
  const column = findColumn('block', name)
  if (!column) throw new RangeError(`results have no column ${name}`)
  return column
}

function calendarDays(
  siteDates: readonly string[],
  kwh: readonly (number | null)[],
  poaKwhM2: readonly (number | null)[],
): ReadonlyMap<string, BudgetDay> {
  const sums = new Map<string, { count: number; kwh: number; poaKwhM2: number }>()
  for (const [at, date] of siteDates.entries()) {
    const key = date.slice(5, 10)
    const of = sums.get(key) ?? { count: 0, kwh: 0, poaKwhM2: 0 }
    sums.set(key, {
      count: of.count + 1,
      kwh: of.kwh + (kwh[at] ?? 0),
      poaKwhM2: of.poaKwhM2 + (poaKwhM2[at] ?? 0),
    })
  }
  return new Map(
    [...sums].map(([key, of]) => [
      key,
      { kwh: of.kwh / of.count, poaKwhM2: of.poaKwhM2 / of.count },
    ]),
  )
}

/** Typical years have no 29 February: the day before stands for it. */
const dayIn = (days: ReadonlyMap<string, BudgetDay>, date: string): BudgetDay | undefined =>
  days.get(date.slice(5)) ?? (date.endsWith('-02-29') ? days.get('02-28') : undefined)
