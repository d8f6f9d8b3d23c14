import { isAdded, type ResultColumn } from '@duet/results'
import type { DayProfiles } from '../../graphql/resolvers.gen.ts'
import { groupSteps, monthAndHourSql, nominalDcKw, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'

const HOURS = 24

/** Mean of each hour of the day, month by month, at the step's unit; of several blocks together as `plantSeries`. */
export async function dayProfiles(
  run: FinishedRun,
  blockId: string | null | undefined,
  columns: readonly ResultColumn[],
): Promise<DayProfiles> {
  const groups = await groupSteps(run, requestedBlocks(run, blockId), {
    columns: columns.map(({ name }) => name),
    groups: monthAndHourSql(run),
    values: columns.map(({ name }) => `avg("${name}")`),
  })
  const months = [...new Set(groups.map(({ values: [month = 0] }) => month))].toSorted(
    (a, b) => a - b,
  )
  const grids = columns.map(() => months.map(() => emptyDay()))
  for (const { blockId: id, values } of groups) {
    const [month = 0, hour = 0, ...means] = values
    columns.forEach((column, index) => {
      const value = means[index] ?? Number.NaN
      const cell = grids[index]?.[months.indexOf(month)]?.[hour]
      if (!cell || Number.isNaN(value)) return
      const weight = isAdded(column) ? 1 : nominalDcKw(run, id)
      cell.sum += value * weight
      cell.weight += weight
    })
  }
  return {
    months,
    columns: columns.map(({ name }) => name),
    labels: columns.map(({ label }) => label),
    units: columns.map(({ unit }) => unit),
    values: grids.map((days, index) =>
      days.map((day) => day.map((cell) => cellValue(cell, columns[index]))),
    ),
  }
}

interface Cell {
  sum: number
  weight: number
}

const emptyDay = (): Cell[] => Array.from({ length: HOURS }, () => ({ sum: 0, weight: 0 }))

function cellValue({ sum, weight }: Cell, column: ResultColumn | undefined): number | null {
  if (weight === 0) return null
  return column && isAdded(column) ? sum : sum / weight
}
