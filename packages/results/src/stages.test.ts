import { mapStages, WATERFALL_STAGES, type WaterfallSums, waterfall } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { DRILL_COLUMNS, drillSumsSql } from './drillSums.ts'
import { columnsOf, findColumn } from './findColumn.ts'
import { lossTable, stageMeaning } from './lossTable.ts'
import { exportColumnsOf } from './plantColumns.ts'
import { LOSS_COLUMNS } from './rolledLosses.ts'
import { productSql, SQL_STEPS } from './sqlSteps.ts'
import { zoneSumsSql } from './zoneSums.ts'

const STORED = WATERFALL_STAGES.filter((stage) => 'column' in stage)
const OF_BLOCKS = STORED.filter((stage) => 'series' in stage)

describe('every stage of the table', () => {
  test.each(STORED)('$key has its stored column, with unit and way to add up', (stage) => {
    const scope = 'series' in stage ? 'block' : 'system'
    const isLight = stage.group === 'irradiance'
    expect(findColumn(scope, stage.column.name)).toMatchObject({
      engineKey: 'series' in stage ? stage.series : stage.systemSeries,
      label: stage.column.label,
      unit: isLight ? 'W/m²' : 'W',
      kind: isLight ? 'irradiance' : 'power',
    })
    expect(LOSS_COLUMNS[scope]).toContain(stage.column.name)
  })

  test('stands in the exports of the plant, and of a block with all that its blocks have', () => {
    const names = (scope: 'block' | 'system'): string[] =>
      exportColumnsOf(scope).map(({ name }) => name)
    expect(names('system')).toEqual(expect.arrayContaining(STORED.map(({ column }) => column.name)))
    expect(names('block')).toEqual(
      expect.arrayContaining(OF_BLOCKS.map(({ column }) => column.name)),
    )
  })

  test.each(OF_BLOCKS)('$key stands in the sums that the drill-down reads', ({ column }) => {
    expect(DRILL_COLUMNS).toContain(column.name)
    expect(drillSumsSql(900)).toContain(` as "${column.name}"`)
  })

  test('has a row of the account with its name, and a sentence', () => {
    const sums: WaterfallSums = mapStages(WATERFALL_STAGES, () => 1)
    const rows = lossTable(waterfall(sums), 2)
    expect(rows.map(({ key, label }) => [key, label])).toEqual(
      WATERFALL_STAGES.map(({ key, label }) => [key, label]),
    )
    expect(rows.map(({ key }) => stageMeaning(key)).filter((text) => text === '')).toEqual([])
  })

  test('of a block stands once in the sums of a zone', () => {
    const sums = zoneSumsSql(2, { bifaciality: 0.7 })
    expect(sums.split('coalesce(sum(')).toHaveLength(
      1 + WATERFALL_STAGES.filter((stage) => !('systemSeries' in stage)).length,
    )
    for (const { zone, series } of OF_BLOCKS.filter((stage) => 'zone' in stage)) {
      expect([zone, sums]).toEqual([zone, expect.stringContaining(SQL_STEPS.series(series))])
    }
  })
})

test('columns have each one name', () => {
  const all = [...columnsOf('block'), ...columnsOf('system')].map(({ name }) => name)
  expect(new Set(all).size).toBe(all.length)
})

test('a formula of steps reads as an expression of SQL', () => {
  const { series, divide, scale, subtract } = SQL_STEPS
  const share = divide(scale('"own"', 0.5), series('effectiveWm2'), 0.25)
  expect(share).toBe('(case when "effective" > 0 then (0.5 * "own") / "effective" else 0.25 end)')
  expect(productSql([subtract('a', 'b'), series('dcAfterWindowW')])).toBe(
    '(a - b) * coalesce("dc_after_window", "dc_mpp")',
  )
})
