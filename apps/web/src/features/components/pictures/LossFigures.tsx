import {
  DEFAULT_MIN_DESIGN_TEMPERATURE_C,
  inverterDefaults,
  maxModulesInSeries,
  type PanelParameters,
  panelDefaults,
  panelStc,
  validateComponent,
} from '@duet/plant'
import { type ReactNode, useMemo } from 'react'
import type { Draft } from '../componentDraft.ts'
import type { StoredComponent } from '../useComponents.ts'
import { acWireSeries, dcWireSeries, transformerSeries } from './lossSeries.ts'
import { PointChart } from './PointChart.tsx'
import type { PointAxes } from './pointChart.ts'
import { useCompanion } from './useCompanion.tsx'

const AXES: PointAxes = { x: 'Load (%)', y: 'Loss (%)', yMin: 0 }
const DC_AXES: PointAxes = { x: 'Current (% of STC)', y: 'Loss (%)', yMin: 0 }

interface LossFigureProps {
  readonly draft: Draft
  readonly components: readonly StoredComponent[]
}

/** Loss of the wire of one string over its current. */
export function DcWireFigure({ draft, components }: LossFigureProps): ReactNode {
  const panel = useCompanion('panel', components)
  const inverter = useCompanion('inverter', components)
  const wire = useMemo(() => validateComponent('dcWire', draft).parameters, [draft])
  const parameters = panel?.parameters ?? panelDefaults
  const maximumV = inverter?.parameters.maximum_dc_voltage ?? inverterDefaults.maximum_dc_voltage
  const modules = useMemo(() => longestString(parameters, maximumV), [parameters, maximumV])
  const series = useMemo(
    () => (wire === undefined ? [] : dcWireSeries(wire, parameters, modules)),
    [wire, parameters, modules],
  )
  return (
    <>
      {panel?.chooser}
      <PointChart
        title="Loss over current"
        series={series}
        axes={DC_AXES}
        note={`A string of ${modules} modules ${panel?.name ?? 'of usual values'}, below ${maximumV} V at ${DEFAULT_MIN_DESIGN_TEMPERATURE_C} °C.`}
      />
    </>
  )
}

/** As many modules as stay below the inverter's voltage at −10 °C. */
function longestString(panel: PanelParameters, maximumV: number): number {
  const longest = maxModulesInSeries({
    vocV: panelStc(panel).vocV,
    betaVocVPerK: (panel.temperature_coefficient_voc / 100) * panel.open_circuit_voltage,
    maxDcVoltageV: maximumV,
    coldestC: DEFAULT_MIN_DESIGN_TEMPERATURE_C,
  })
  return Math.max(1, longest)
}

/** Loss of the wire of one inverter over its load. */
export function AcWireFigure({ draft, components }: LossFigureProps): ReactNode {
  const inverter = useCompanion('inverter', components)
  const wire = useMemo(() => validateComponent('acWire', draft).parameters, [draft])
  const parameters = inverter?.parameters ?? inverterDefaults
  const series = useMemo(
    () => (wire === undefined ? [] : acWireSeries(wire, parameters)),
    [wire, parameters],
  )
  return (
    <>
      {inverter?.chooser}
      <PointChart
        title="Loss over load"
        series={series}
        axes={AXES}
        note={`The line of one inverter, ${inverter?.name ?? 'of usual values'}.`}
      />
    </>
  )
}

/** What a transformer without a nominal power of its own is drawn for, VA. */
const DRAWN_VA = 2_500_000

export function TransformerFigure(
  props: LossFigureProps & { readonly kind: 'transformer' | 'hvTransformer' },
): ReactNode {
  const { kind, draft } = props
  const transformer = useMemo(() => validateComponent(kind, draft).parameters, [kind, draft])
  const ratedVa = transformer?.nominal_power ?? DRAWN_VA
  const series = useMemo(
    () => (transformer === undefined ? [] : transformerSeries(transformer, ratedVa)),
    [transformer, ratedVa],
  )
  return (
    <PointChart
      title="Loss over load"
      series={series}
      axes={AXES}
      note={`Of ${(ratedVa / 1e6).toFixed(2)} MVA at power factor 1.`}
    />
  )
}
