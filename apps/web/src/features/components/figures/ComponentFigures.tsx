import {
  type ComponentKind,
  type InverterParameters,
  inverterConversionKind,
  type PanelParameters,
  panelDefaults,
  validateComponent,
} from '@duet/plant'
import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Draft } from '../componentDraft.ts'
import {
  deratingSeries,
  efficiencySurface,
  surfaceOption,
  surfaceSummary,
  surfaceTable,
} from '../pictures/inverterPictures.ts'
import { AcWireFigure, DcWireFigure, TransformerFigure } from '../pictures/LossFigures.tsx'
import { ModuleDrawing } from '../pictures/ModuleDrawing.tsx'
import { PointChart } from '../pictures/PointChart.tsx'
import { spectralSeries } from '../pictures/panelSeries.ts'
import type { PointAxes, PointSeries } from '../pictures/pointChart.ts'
import { TableDrawing } from '../pictures/TableDrawing.tsx'
import { useCompanion } from '../pictures/useCompanion.tsx'
import type { StoredComponent } from '../useComponents.ts'
import { efficiencySeries, iamSeries, sandiaSeries } from './drawnSeries.ts'
import { IvChart } from './IvChart.tsx'
import { PanelRatings } from './PanelRatings.tsx'

const IAM_AXES: PointAxes = { x: 'Angle of incidence (°)', y: 'Modifier', yMin: 0, yMax: 1 }
const SPECTRAL_AXES: PointAxes = { x: 'Airmass', y: 'Modifier' }
const EFFICIENCY_AXES: PointAxes = { x: 'DC power (kW)', y: 'Efficiency (%)' }
const DERATING_AXES: PointAxes = { x: 'Air temperature (°C)', y: 'AC power (kW)', yMin: 0 }

interface ComponentFiguresProps {
  readonly kind: ComponentKind
  readonly draft: Draft
  /** Of the project: a table is drawn with a panel, a wire with what feeds it. */
  readonly components: readonly StoredComponent[]
}

/** What the values in the form make, drawn as they are typed. */
export function ComponentFigures({ kind, draft, components }: ComponentFiguresProps): ReactNode {
  switch (kind) {
    case 'panel':
      return <PanelFigures draft={draft} />
    case 'inverter':
      return <InverterFigures draft={draft} />
    case 'table':
      return <TableFigures draft={draft} components={components} />
    case 'transformer':
    case 'hvTransformer':
      return <TransformerFigure kind={kind} draft={draft} components={components} />
    case 'dcWire':
      return <DcWireFigure draft={draft} components={components} />
    case 'acWire':
      return <AcWireFigure draft={draft} components={components} />
  }
}

function PanelFigures({ draft }: { readonly draft: Draft }): ReactNode {
  const iam = useMemo(() => iamSeries(draft), [draft])
  const panel = useValidPanel(draft)
  const spectral = useMemo(() => (panel === undefined ? [] : spectralSeries(panel)), [panel])
  return (
    <>
      <PanelRatings draft={draft} />
      {panel && <ModuleDrawing panel={panel} />}
      <IvChart draft={draft} />
      <PointChart title="Incidence angle modifier" series={iam} axes={IAM_AXES} />
      <PointChart title="Spectral modifier" series={spectral} axes={SPECTRAL_AXES} />
    </>
  )
}

function useValidPanel(draft: Draft): PanelParameters | undefined {
  return useMemo(() => validateComponent('panel', draft).parameters, [draft])
}

function InverterFigures({ draft }: { readonly draft: Draft }): ReactNode {
  const inverter = useMemo(() => validateComponent('inverter', draft).parameters, [draft])
  const efficiency = useMemo(() => inverterSeries(draft), [draft])
  const derating = useMemo(
    () => (inverter === undefined ? [] : deratingSeries(inverter)),
    [inverter],
  )
  return (
    <>
      <PointChart title="Efficiency" series={efficiency} axes={EFFICIENCY_AXES} />
      {inverter && <EfficiencySurface inverter={inverter} />}
      <PointChart title="Power limit by temperature" series={derating} axes={DERATING_AXES} />
    </>
  )
}

/** Points of a datasheet are drawn as they are typed, coefficients once all fields are valid. */
function inverterSeries(draft: Draft): readonly PointSeries[] {
  const { parameters } = validateComponent('inverter', draft)
  return parameters !== undefined && inverterConversionKind(parameters) === 'sandia'
    ? sandiaSeries(parameters)
    : efficiencySeries(draft)
}

/** Efficiency over DC power and voltage. */
function EfficiencySurface({ inverter }: { readonly inverter: InverterParameters }): ReactNode {
  const surface = useMemo(() => efficiencySurface(inverter), [inverter])
  const option = useMemo(() => surfaceOption(surface), [surface])
  const table = useMemo(() => surfaceTable(surface), [surface])
  return (
    <Panel>
      <Chart
        title="Efficiency by power and voltage"
        summary={surfaceSummary(surface)}
        option={option}
        table={table}
        height={300}
      />
    </Panel>
  )
}

/** The table with a panel of the project on it, or with a usual one. */
function TableFigures(props: {
  readonly draft: Draft
  readonly components: readonly StoredComponent[]
}): ReactNode {
  const companion = useCompanion('panel', props.components)
  const table = useMemo(() => validateComponent('table', props.draft).parameters, [props.draft])
  if (table === undefined) {
    return (
      <Panel title="Table">
        <Text size="sm" c="gray.7">
          The table is drawn once the fields are valid.
        </Text>
      </Panel>
    )
  }
  return (
    <>
      {companion?.chooser}
      <TableDrawing
        table={table}
        panel={companion?.parameters ?? panelDefaults}
        panelName={companion?.name ?? 'of usual size'}
      />
    </>
  )
}
