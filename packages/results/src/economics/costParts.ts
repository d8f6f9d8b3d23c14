import type { DesignQuantities } from '@duet/plant'
import type { CostUnit } from './costModel.ts'

/** A line of a cost table with how much of its unit a design has. */
export interface CostPart {
  readonly name: string
  readonly unit: CostUnit
  readonly unit_price: number
  /** Null: it does not follow from the design. */
  readonly quantity: number | null
  /** Null where the quantity is, and the price is not 0. */
  readonly amount: number | null
}

type CostLine = Pick<CostPart, 'name' | 'unit' | 'unit_price'>

/** Each line of a table for a design. */
export const costParts = <Line extends CostLine>(
  lines: readonly Line[],
  quantities: DesignQuantities,
): readonly (Line & CostPart)[] =>
  lines.map((line) => {
    const quantity = quantityOf(line.unit, quantities)
    const amount = line.unit_price === 0 ? 0 : quantity === null ? null : quantity * line.unit_price
    return { ...line, quantity, amount }
  })

function quantityOf(unit: CostUnit, quantities: DesignQuantities): number | null {
  if (unit === 'fixed') return 1
  if (unit !== 'kwp') return quantities[unit]
  return quantities.wp === null ? null : quantities.wp / 1000
}

/** Of all parts; undefined where one is not known, for a sum without it would be too low. */
export function sumOfParts(parts: readonly Pick<CostPart, 'amount'>[]): number | undefined {
  return parts.reduce<number | undefined>(
    (sum, { amount }) => (sum === undefined || amount === null ? undefined : sum + amount),
    0,
  )
}
