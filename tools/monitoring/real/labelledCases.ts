import { join } from 'node:path'
import { outlierFlags, outOfRange, staleFlags, unitChanges } from '@duet/monitoring'
import { median } from '@duet/units'
import { readCsv } from '../../measured/csvColumns.ts'
import { type Finding, marked } from './finding.ts'

/** Files whose rows say what is wrong with them. */
export function labelledFindings(dir: string): readonly Finding[] {
  return [stale(dir), outliers(dir), shift(dir)]
}

function stale(dir: string): Finding {
  const file = 'ac_power_inv_2173_stale_data.csv'
  const table = readCsv(join(dir, file))
  const values = table.column('value_normalized')
  const mayRest = Uint8Array.from(values, (value) => (value > 0 ? 0 : 1))
  const mask = isTrue(table.cells('stale_data_mask'))
  const fine = staleFlags(values, { mayRest, decimals: 6 })
  const coarse = staleFlags(values, { mayRest })
  return {
    file,
    known: 'three stretches of stale values, labelled; normalised power',
    found: `to 6 decimals ${beside(fine, mask)}; to 3 decimals ${beside(coarse, mask)}`,
  }
}

function outliers(dir: string): Finding {
  const file = 'ac_power_inv_7539_outliers.csv'
  const table = readCsv(join(dir, file))
  const values = table.column('value_normalized')
  const mask = isTrue(table.cells('outlier'))
  const range = outOfRange(values, 'active_power', { ratedW: 1 })
  const near = outlierFlags(values, { leastSpread: 0.1, halfWindow: 3 })
  const both = range.map((flag, row) => flag | (near[row] ?? 0))
  return {
    file,
    known: 'six outliers, labelled; normalised power',
    found: `range ${beside(range, mask)}; with neighbours ${beside(both, mask)}`,
  }
}

function shift(dir: string): Finding {
  const file = 'pvlib_data_shift.csv'
  const table = readCsv(join(dir, file))
  const values = table.column('value')
  const isAfter = table.cells('label').map((cell) => cell === '1')
  const level = (after: boolean): number =>
    median(values.filter((value, row) => isAfter[row] === after && value > 0))
  const usual = new Float64Array(values.length).fill(median(values.filter((value) => value > 0)))
  const spans = unitChanges(values, usual)
  return {
    file,
    known: 'energy of a system whose level changes on 28 October 2015, labelled',
    found: `level after over before ${(level(true) / level(false)).toFixed(2)}: no change of unit, ${spans.length} reported`,
  }
}

const isTrue = (cells: readonly string[]): readonly boolean[] =>
  cells.map((cell) => /^true$/i.test(cell))

/** Rows of a mask that flags found, and flags beside it. */
function beside(flags: Uint8Array, mask: readonly boolean[]): string {
  const hits = mask.filter((isMarked, row) => isMarked && flags[row] === 1).length
  return `${hits} of ${mask.filter(Boolean).length}, ${marked(flags) - hits} beside`
}
