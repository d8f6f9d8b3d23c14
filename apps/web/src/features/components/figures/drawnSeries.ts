import { type SandiaInverter, sandiaConversionW } from '@duet/engine'
import type { InverterParameters } from '@duet/plant'
import { fractionToPercent, wattsToKilowatts } from '@duet/units'
import type { Draft } from '../componentDraft.ts'
import { curvesOf, numberOf, pointsOf } from '../draftValues.ts'
import type { PointSeries } from '../pictures/pointChart.ts'

/** DC power in kW against efficiency in %, a line for each input voltage; points without power are left out. */
export function efficiencySeries(draft: Draft): readonly PointSeries[] {
  return curvesOf(draft['cec_efficiency_curves']).flatMap((curve) => {
    const points = curve.points.flatMap((point): readonly (readonly [number, number])[] => {
      const dcW = point['dc_power'] ?? null
      const acW = point['ac_power'] ?? null
      return dcW === null || acW === null || dcW <= 0 || acW <= 0
        ? []
        : [[wattsToKilowatts(dcW), fractionToPercent(acW / dcW)]]
    })
    return points.length === 0
      ? []
      : [
          {
            name: curve.input_voltage === null ? 'Voltage not given' : `${curve.input_voltage} V`,
            points: points.toSorted(([a], [b]) => a - b),
          },
        ]
  })
}

const STEPS = 60

/**
 * The same from Sandia coefficients, at the lowest, the reference and the highest voltage. They are lines without
 * points of their own: a sixtieth of the DC power apart.
 */
export function sandiaSeries(inverter: InverterParameters): readonly PointSeries[] {
  const model = sandiaModel(inverter)
  const { minimum_dc_voltage, reference_dc_voltage, maximum_dc_voltage } = inverter
  const voltages = new Set([minimum_dc_voltage, reference_dc_voltage, maximum_dc_voltage])
  return [...voltages].map((voltageV) => ({
    name: `${voltageV} V`,
    points: Array.from({ length: STEPS }, (_, step) => {
      const dcW = ((step + 1) / STEPS) * model.pdcoW
      const acW = Math.min(sandiaConversionW(dcW, voltageV, model), inverter.maximum_ac_power)
      return [wattsToKilowatts(dcW), fractionToPercent(acW / dcW)] as const
    }).filter(([, efficiency]) => efficiency > 0),
  }))
}

function sandiaModel(inverter: InverterParameters): SandiaInverter {
  return {
    pacoW: inverter.rated_output_ac_power,
    pdcoW: inverter.reference_dc_power,
    vdcoV: inverter.reference_dc_voltage,
    psoW: inverter.self_consumption_power,
    c0: inverter.sandia_model_c0,
    c1: inverter.sandia_model_c1,
    c2: inverter.sandia_model_c2,
    c3: inverter.sandia_model_c3,
  }
}

/** Angle of incidence in ° against the modifier. */
export function iamSeries(draft: Draft): readonly PointSeries[] {
  const points = pointsOf(draft['iam_profile']).flatMap(
    (point): readonly (readonly [number, number])[] => {
      const angle = numberOf(point['angle'])
      const modifier = numberOf(point['modifier'])
      return angle === null || modifier === null ? [] : [[angle, modifier]]
    },
  )
  return points.length < 2 ? [] : [{ name: 'IAM', points: points.toSorted(([a], [b]) => a - b) }]
}
