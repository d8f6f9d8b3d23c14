import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { moneyText } from '../shell/money.ts'
import type { LossUnit } from './lossSearch.ts'

/** How energies of a page are shown. */
export interface LossScale {
  /** Of the axis, with its prefix. */
  readonly unit: string
  /** kWh to the values of the axis. */
  readonly factor: number
  readonly text: (kwh: number) => string
}

interface ScaleFacts {
  readonly modelKwh: number
  readonly price: { readonly perKwh: number; readonly currency: string } | undefined
}

/** Money without a price is energy. */
export function lossScale(unit: LossUnit, { modelKwh, price }: ScaleFacts): LossScale {
  if (unit === 'money' && price !== undefined) {
    return {
      unit: price.currency,
      factor: price.perKwh,
      text: (kwh) => moneyText(kwh * price.perKwh, price.currency),
    }
  }
  if (unit === 'percent' && modelKwh > 0) {
    return {
      unit: '% of expected',
      factor: 100 / modelKwh,
      text: (kwh) => formatPercentFixed(kwh / modelKwh),
    }
  }
  const axis = axisUnit('kWh', modelKwh)
  return { unit: axis.unit, factor: 1 / axis.divisor, text: (kwh) => formatResult(kwh, 'kWh') }
}
