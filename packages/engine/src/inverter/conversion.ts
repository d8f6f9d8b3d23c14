import type { InverterConversion } from '../model/inverter.ts'
import { curveConversionW, efficiencyCurves } from './efficiencyCurves.ts'
import { pvwattsConversionW } from './pvwattsInverter.ts'
import { sandiaConversionW } from './sandia.ts'

/** AC power of one inverter before any limit, W, from its DC power above 0, W, and voltage, V; 0 while it is off. */
export type Conversion = (dcW: number, voltageV: number) => number

export function conversionOf(conversion: InverterConversion): Conversion {
  switch (conversion.kind) {
    case 'sandia':
      return (dcW, voltageV) => Math.max(0, sandiaConversionW(dcW, voltageV, conversion))
    case 'curves': {
      const curves = efficiencyCurves(conversion.curves)
      return (dcW, voltageV) => curveConversionW(dcW, voltageV, curves)
    }
    case 'pvwatts': {
      const { nominalEfficiency, pdc0W } = conversion
      return (dcW) => pvwattsConversionW(dcW, nominalEfficiency, pdc0W)
    }
  }
}
