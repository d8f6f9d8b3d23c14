import {
  currentAtVoltage,
  type DiodeModule,
  maximumPowerPoint,
  openCircuitVoltage,
  operatingParameters,
  shortCircuitCurrent,
} from '@duet/engine'
import {
  blockDefaults,
  componentDefaults,
  type FieldError,
  type PanelParameters,
  panelFault,
  systemParametersDefaults,
  toSimulationInput,
  validateComponent,
} from '@duet/plant'

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
  const model = panelFault(panel) === undefined ? diodeOf(panel) : undefined
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

/** The panel through the one crossing from records to the engine, in a block of default parts. */
function diodeOf(panel: PanelParameters): DiodeModule | undefined {
  const part = { name: '', default_state_fields: [] }
  const { block } = toSimulationInput({
    blockId: 'block',
    tableCount: 1,
    site: { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 },
    document: {
      format: 'duet-plant',
      version: 1,
      project: { name: '', latitude: 0, longitude: 0, altitude_m: 0 },
      blocks: [
        {
          ...blockDefaults,
          id: 'block',
          name: '',
          created_at: '',
          updated_at: '',
          modules_per_string: 1,
          pv_panel_id: 'panel',
          pv_table_id: 'table',
          pv_inverter_id: 'inverter',
          pv_transformer_id: 'transformer',
          pv_dc_wire_id: 'dcWire',
          pv_ac_wire_id: 'acWire',
        },
      ],
      block_layers: [],
      components: [
        { ...part, id: 'panel', kind: 'panel', parameters: panel },
        { ...part, id: 'table', kind: 'table', parameters: componentDefaults('table') },
        { ...part, id: 'inverter', kind: 'inverter', parameters: componentDefaults('inverter') },
        {
          ...part,
          id: 'transformer',
          kind: 'transformer',
          parameters: componentDefaults('transformer'),
        },
        { ...part, id: 'dcWire', kind: 'dcWire', parameters: componentDefaults('dcWire') },
        { ...part, id: 'acWire', kind: 'acWire', parameters: componentDefaults('acWire') },
      ],
      system_parameters: systemParametersDefaults,
    },
  })
  const { electrical } = block.module
  return electrical.kind === 'linear' ? undefined : electrical
}
