import type { BlockSeries, Product, StepValues } from '@duet/engine'
import { BLOCK_COLUMNS } from './blockColumns.ts'
import { storedColumnSql } from './stageColumns.ts'

const COLUMN_NAMES: ReadonlyMap<string, string> = new Map(
  BLOCK_COLUMNS.map(({ engineKey, name }) => [engineKey, name]),
)

/** The engine's formulas of a step as DuckDB expressions over the stored columns of a block, from a source that has `LATER_COLUMNS`. */
export const SQL_STEPS: StepValues<string> = {
  series: (key: keyof BlockSeries) => {
    const name = COLUMN_NAMES.get(key)
    if (name === undefined) throw new RangeError(`no result column of ${key}`)
    return storedColumnSql(name)
  },
  add: (a, b) => `(${a} + ${b})`,
  subtract: (a, b) => `(${a} - ${b})`,
  multiply: (a, b) => `(${a} * ${b})`,
  scale: (a, factor) => `(${factor} * ${a})`,
  divide: (a, b, otherwise) => `(case when ${b} > 0 then ${a} / ${b} else ${otherwise} end)`,
}

export const productSql = (product: Product<string>): string => product.join(' * ')
