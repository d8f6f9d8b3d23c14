import type { InverterParameters } from '@duet/plant'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import {
  efficiencySurface,
  surfaceOption,
  surfaceSummary,
  surfaceTable,
} from './inverterPictures.ts'

/** Efficiency over DC power and voltage. */
export function EfficiencySurface({
  inverter,
}: {
  readonly inverter: InverterParameters
}): ReactNode {
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
