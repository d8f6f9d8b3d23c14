import { type ReactNode, useMemo, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { atPlace, atTime, type DrillAddress } from './drillAddress.ts'
import { drillHeatOption } from './drillOptions.ts'
import { type DrillHeat, type HeatKind, useDrillHeat } from './useDrillDown.ts'

interface DrillHeatChartProps {
  readonly simulationId: string
  readonly address: DrillAddress
  /** There are parts to compare, not only hours. */
  readonly hasParts: boolean
  readonly onPick: (next: DrillAddress) => void
}

const KINDS: readonly { readonly value: HeatKind; readonly label: string }[] = [
  { value: 'plant', label: 'Parts by time' },
  { value: 'hours', label: 'Hours by day' },
]

/** Energy per installed power as a map: parts of the plant, or hours of the day, over time. */
export function DrillHeatChart(props: DrillHeatChartProps): ReactNode {
  const [chosen, setChosen] = useState<HeatKind>('plant')
  const kind = props.hasParts ? chosen : 'hours'
  const view = useDrillHeat(props.simulationId, props.address, kind)
  const controls = props.hasParts ? (
    <ChoiceSwitch label="Map of" choices={KINDS} value={kind} onChange={setChosen} />
  ) : undefined
  return (
    <DataState view={view} skeleton={<SkeletonBox height={320} />}>
      {(heat) => (
        <HeatChart
          heat={heat}
          controls={controls}
          onPick={(x, y) => {
            const at = atTime(props.address, x)
            const partKind = props.address.block === undefined ? 'block' : 'zone'
            props.onPick(kind === 'plant' ? atPlace(at, partKind, y) : at)
          }}
        />
      )}
    </DataState>
  )
}

interface HeatChartProps {
  readonly heat: DrillHeat
  readonly controls: ReactNode
  readonly onPick: (xKey: string, yKey: string) => void
}

const LEAST_HEIGHT_PX = 260
const ROW_PX = 22
const AXES_PX = 110
const MOST_HEIGHT_PX = 640

function HeatChart({ heat, controls, onPick }: HeatChartProps): ReactNode {
  const option = useMemo(() => drillHeatOption(heat), [heat])
  const { x_keys: xs, y_keys: ys } = heat
  const height = Math.max(LEAST_HEIGHT_PX, ys.length * ROW_PX + AXES_PX)
  return (
    <Chart
      title={heat.title}
      summary={`${heat.unit} of ${counted(ys.length, 'row')} over ${xs.length} times. A click on a cell goes there.`}
      option={option}
      height={Math.min(height, MOST_HEIGHT_PX)}
      controls={controls}
      onPick={({ dataIndex }) => {
        const x = xs[dataIndex % xs.length]
        const y = ys[Math.floor(dataIndex / xs.length)]
        if (x !== undefined && y !== undefined) onPick(x, y)
      }}
      table={{
        columns: [`Row (${heat.unit})`, ...heat.x_labels],
        rows: heat.values.map((row, i) => [heat.y_labels[i], ...row]),
      }}
    />
  )
}
