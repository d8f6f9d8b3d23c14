import { columnOfHeader } from '../file/columnNames.ts'
import type { UnitConversion } from '../file/unitTables.ts'
import type { WeatherValueColumn } from '../file/weatherFile.ts'
import { unitConversion } from '../file/weatherUnits.ts'

/** A cell that becomes a value, converted from its unit. */
export interface BoundCell<Name extends string = WeatherValueColumn> extends UnitConversion {
  readonly column: Name
  readonly index: number
  /** Name of the column in the file, for messages. */
  readonly name: string
  /** Values of the file that stand for "missing"; not a number is missing in any case. */
  readonly missing: (value: number) => boolean
  /** Cell with a flag that says "missing" by a question mark. */
  readonly flagIndex?: number
}

/** Nothing but NaN is missing. */
export const neverMissing = (): boolean => false

/** A cell in the product's own unit, or in a multiple of it. */
export const plainCell = (
  column: WeatherValueColumn,
  index: number,
  name: string,
  missing: BoundCell['missing'] = neverMissing,
  scale = 1,
): BoundCell => ({ column, index, name, scale, offset: 0, missing })

/** How a service writes its values where the file does not say it. */
export interface UsualCells {
  readonly units: Readonly<Partial<Record<WeatherValueColumn, string>>>
  /** Of the columns that `units` does not have. */
  readonly lightUnit: string
  readonly isMissing: (value: number, column: WeatherValueColumn) => boolean
}

/** The cell of a name, in the unit that the file says or else the usual one; none of a name or unit that is not known. */
export function cellOfName(
  name: string,
  index: number,
  said: string,
  { units, lightUnit, isMissing }: UsualCells,
): readonly BoundCell[] {
  const column = columnOfHeader(name)
  if (!column) return []
  const unit = unitConversion(column, said) ?? unitConversion(column, units[column] ?? lightUnit)
  if (!unit) return []
  return [{ column, index, name, ...unit, missing: (value) => isMissing(value, column) }]
}

/** Of several cells of a column the first. */
export const firstOfColumns = (cells: readonly BoundCell[]): readonly BoundCell[] =>
  cells.filter(({ column }, i) => cells.findIndex((cell) => cell.column === column) === i)

/** Columns whose cells hold energy of the interval. */
export const perStepColumnsOf = (cells: readonly BoundCell[]): readonly WeatherValueColumn[] =>
  cells.filter(({ perStep }) => perStep).map(({ column }) => column)
