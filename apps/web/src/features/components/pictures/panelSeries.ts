import { relativeAirmass, spectralModifier } from '@duet/engine'
import { type PanelParameters, panelSpectral } from '@duet/plant'
import type { PointSeries } from './pointChart.ts'
import type { IvCurve } from './usePanelIv.ts'

/** Power over voltage, a line for each irradiance. */
export function powerSeries(curves: readonly IvCurve[]): readonly PointSeries[] {
  return curves.map(({ irradiance_wm2, voltage_v, current_a }) => ({
    name: `${irradiance_wm2} W/m²`,
    // the current at the open-circuit voltage is zero but for the last digits
    points: voltage_v.map(
      (volts, index) => [volts, Math.max(0, volts * (current_a[index] ?? 0))] as const,
    ),
  }))
}

/** Water in the air for which the modifier is drawn, cm. */
const WATERS_CM = [0.5, 1, 2, 4] as const
const ZENITHS_DEG = [0, 20, 35, 45, 55, 62, 68, 73, 77, 80, 82, 84] as const

/** The spectral modifier over the airmass: a line for each depth of water in the air where the model knows it. */
export function spectralSeries(panel: PanelParameters): readonly PointSeries[] {
  const model = panelSpectral(panel)
  if (model.kind !== 'firstSolar1' && model.kind !== 'firstSolar2') return []
  const airmass = relativeAirmass(Float64Array.from(ZENITHS_DEG))
  const waters = model.kind === 'firstSolar2' ? WATERS_CM : [undefined]
  return waters.map((waterCm) => {
    const water = new Float64Array(airmass.length).fill(waterCm ?? 1)
    const modifier = spectralModifier(model, airmass, water)
    return {
      name: waterCm === undefined ? 'Modifier' : `${waterCm} cm water`,
      points: [...airmass].map((x, index) => [x, modifier[index] ?? Number.NaN] as const),
    }
  })
}
