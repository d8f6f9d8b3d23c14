import { formatPercentFixed } from '../../../lib/format.ts'
import type { Figure } from '../../../ui/FigureTable.tsx'
import type { EnergyColumn } from './yieldOptions.ts'

/** Energies in kWh, on screen in the unit of their column. */
export function energyFigure<Row>(
  name: string,
  { unit, text }: EnergyColumn,
  value: (row: Row) => number | null,
): Figure<Row> {
  return {
    title: `${name} (${unit})`,
    csv: `${name} (kWh)`,
    value,
    text: (row) => text(value(row)),
  }
}

/** Fractions, on screen in percent. */
export function percentFigure<Row>(
  title: string,
  value: (row: Row) => number | null,
  decimals?: number,
): Figure<Row> {
  return { title, value, text: (row) => formatPercentFixed(value(row), decimals) }
}
