import { type DiodeModule, type ModuleValueFaultCode, moduleIvCurve } from '@duet/engine'
import { type FieldError, moduleElectrical, validateComponent } from '@duet/plant'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import type { PanelIv, PanelIvCurve } from '../graphql/resolvers.gen.ts'

/** The light levels of module data sheets, W/m². */
const IRRADIANCES_WM2 = [200, 400, 600, 800, 1000]
const CELL_C = 25

/**
 * Current-voltage curves of one panel as a run would model it; where its values give none, which ones and why. For
 * anyone who is signed in: it reads nothing stored.
 */
export function panelIv(userId: UserId, parameters: unknown): PanelIv {
  signedIn(userId)
  const { parameters: panel, errors } = validateComponent('panel', parameters)
  if (!panel) return { curves: [], errors }
  const model = moduleElectrical(panel)
  const { faults } = moduleIvCurve(model)
  if (faults.length > 0) return { curves: [], errors: faults.map(fieldError) }
  return { curves: IRRADIANCES_WM2.flatMap((wm2) => curveAt(model, wm2)), errors: [] }
}

function curveAt(model: DiodeModule, effectiveWm2: number): readonly PanelIvCurve[] {
  const { curve } = moduleIvCurve(model, { effectiveWm2, cellC: CELL_C })
  if (!curve) return []
  return [
    {
      irradiance_wm2: effectiveWm2,
      cell_temperature_c: CELL_C,
      voltage_v: [...curve.voltageV],
      current_a: [...curve.currentA],
      pmp_w: curve.pmpW,
      vmp_v: curve.vmpV,
      imp_a: curve.impA,
      voc_v: curve.vocV,
      isc_a: curve.iscA,
    },
  ]
}

/** The panel's fields by their names in the engine; those of a PAN file stand for the values that it gave. */
const FIELDS: Readonly<Record<string, string>> = {
  iscA: 'short_circuit_current',
  vocV: 'open_circuit_voltage',
  seriesOhm: 'series_resistance',
  rsOhm: 'series_resistance',
  shuntOhm: 'shunt_resistance',
  rshRefOhm: 'shunt_resistance',
  rsh0Ohm: 'shunt_resistance',
  ideality: 'ideality_factor',
  gammaRef: 'ideality_factor',
  cellsInSeries: 'cells',
  alphaIscAPerK: 'temperature_coefficient_isc',
  betaVocVPerK: 'temperature_coefficient_voc',
}

const MESSAGES: Readonly<Record<ModuleValueFaultCode, string>> = {
  notPositive: 'must be above 0',
  negative: 'must be 0 or more',
  idealityOutOfRange: 'is no ideality of a cell: 0.3 to 10',
  negativeLightCurrent: 'leaves no positive light current with the other electrical values',
  negativeSaturationCurrent:
    'leaves no positive saturation current with the other electrical values',
  seriesTooLarge: 'takes all of the open-circuit voltage at short circuit: lower it',
  shuntTooSmall: 'takes all of the current at open circuit: raise it',
  noMaximumPower: 'leaves no maximum power with the other electrical values',
  noCurveInCold: 'gives no current-voltage curve at -40 °C',
  noCurveInHeat: 'gives no current-voltage curve at 85 °C',
}

const fieldError = ({
  code,
  field,
}: {
  code: ModuleValueFaultCode
  field: string
}): FieldError => ({
  path: FIELDS[field] ?? 'open_circuit_voltage',
  message: MESSAGES[code],
})
