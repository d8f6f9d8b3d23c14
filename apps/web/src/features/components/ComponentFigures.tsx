import { type ComponentKind, inverterConversionKind, validateComponent } from '@duet/plant'
import { type ReactNode, useMemo } from 'react'
import type { Draft } from './componentDraft.ts'
import { efficiencySeries, iamSeries, sandiaSeries } from './drawnSeries.ts'
import { IvChart } from './IvChart.tsx'
import { PanelRatings } from './PanelRatings.tsx'
import { PointChart } from './PointChart.tsx'
import type { PointAxes, PointSeries } from './pointChart.ts'

const IAM_AXES: PointAxes = { x: 'Angle of incidence (°)', y: 'Modifier', yMin: 0, yMax: 1 }
const EFFICIENCY_AXES: PointAxes = { x: 'DC power (kW)', y: 'Efficiency (%)' }

/** What the values in the form make, drawn as they are typed. */
export function ComponentFigures(props: {
  readonly kind: ComponentKind
  readonly draft: Draft
}): ReactNode {
  switch (props.kind) {
    case 'panel':
      return <PanelFigures draft={props.draft} />
    case 'inverter':
      return <InverterFigures draft={props.draft} />
    case 'table':
    case 'transformer':
    case 'hvTransformer':
    case 'dcWire':
    case 'acWire':
      return null
  }
}

function PanelFigures({ draft }: { readonly draft: Draft }): ReactNode {
  const iam = useMemo(() => iamSeries(draft), [draft])
  return (
    <>
      <PanelRatings draft={draft} />
      <IvChart draft={draft} />
      <PointChart title="Incidence Angle Modifier" series={iam} axes={IAM_AXES} />
    </>
  )
}

function InverterFigures({ draft }: { readonly draft: Draft }): ReactNode {
  const efficiency = useMemo(() => inverterSeries(draft), [draft])
  return <PointChart title="Efficiency" series={efficiency} axes={EFFICIENCY_AXES} />
}

/** Points of a datasheet are drawn as they are typed, coefficients once all fields are sound. */
function inverterSeries(draft: Draft): readonly PointSeries[] {
  const { parameters } = validateComponent('inverter', draft)
  return parameters !== undefined && inverterConversionKind(parameters) === 'sandia'
    ? sandiaSeries(parameters)
    : efficiencySeries(draft)
}
