import {
  currentAtVoltage,
  type DiodeModule,
  maximumPowerPoint,
  openCircuitVoltage,
  operatingParameters,
  shortCircuitCurrent,
} from '@duet/engine'
import { type FieldError, moduleElectrical, panelFault, validateComponent } from '@duet/plant'

export interface PanelIvRecord {
  readonly curves: readonly PanelIvCurve[]
  readonly errors: readonly FieldError[]
}

export interface PanelIvCurve {
  readonly irradiance_wm2: number
  readonly cell_temperature_c: number
  /** From short circuit to open circuit. */
  readonly voltage_v: readonly number[]
  readonly current_a: readonly number[]
  readonly pmp_w: number
  readonly vmp_v: number
  readonly imp_a: number
  readonly voc_v: number
  readonly isc_a: number
}

/** The light levels of module data sheets, W/m². */
const IRRADIANCES_WM2 = [200, 400, 600, 800, 1000]
const CELL_C = 25
const POINTS = 101

/** Current-voltage curves of one panel as a run would model it; errors instead where its values give none. */
export function panelIv(parameters: unknown): PanelIvRecord {
  const { parameters: panel, errors } = validateComponent('panel', parameters)
  if (!panel) return { curves: [], errors }
  const model = panelFault(panel) === undefined ? moduleElectrical(panel) : undefined
  if (!model) {
    const message = 'gives no current-voltage curve with the other electrical values'
    return { curves: [], errors: [{ path: 'open_circuit_voltage', message }] }
  }
  return {
    curves: IRRADIANCES_WM2.map((irradianceWm2) => curveAt(model, irradianceWm2)),
    errors: [],
  }
}

function curveAt(model: DiodeModule, irradianceWm2: number): PanelIvCurve {
  const at = (n: number) =>
    operatingParameters(
      model,
      new Float64Array(n).fill(irradianceWm2),
      new Float64Array(n).fill(CELL_C),
    )
  const one = at(1)
  const vocV = openCircuitVoltage(one)[0] ?? Number.NaN
  const mpp = maximumPowerPoint(one)
  const voltageV = Float64Array.from({ length: POINTS }, (_, i) => (vocV * i) / (POINTS - 1))
  return {
    irradiance_wm2: irradianceWm2,
    cell_temperature_c: CELL_C,
    voltage_v: [...voltageV],
    current_a: [...currentAtVoltage(at(POINTS), voltageV)],
    pmp_w: mpp.powerW[0] ?? Number.NaN,
    vmp_v: mpp.voltageV[0] ?? Number.NaN,
    imp_a: mpp.currentA[0] ?? Number.NaN,
    voc_v: vocV,
    isc_a: shortCircuitCurrent(one)[0] ?? Number.NaN,
  }
}
