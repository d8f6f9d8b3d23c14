import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { CellMap } from '../../../ui/charts/CellMap.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { COMPARISONS } from './blockSearch.ts'
import { expectedCells, type InverterRow, peerCells, weakestFirst } from './inverterRows.ts'
import { useBlockSearch } from './useBlockSearch.ts'

const SCALE = { min: 0.6, max: 1.05 }
const AGAINST_TEXTS = { expected: 'Against expected', peers: 'Against peers' } as const
const SUMMARIES = {
  expected: 'Measured over expected energy of each inverter and day; dark is little.',
  peers:
    'Measured over expected energy over the median of the block on that day: weather and errors of the model fall out; dark is less than the peers.',
} as const

interface InverterMapProps {
  readonly dates: readonly string[]
  readonly rows: readonly InverterRow[]
}

/** Inverters by days; a click opens the day. */
export function InverterMap({ dates, rows }: InverterMapProps): ReactNode {
  const [{ against = 'expected', order }, change] = useBlockSearch()
  const sorted = useMemo(() => (order === 'name' ? rows : weakestFirst(rows)), [rows, order])
  const cellsOf = against === 'peers' ? peerCells : expectedCells
  const cells = useMemo(() => cellsOf(sorted, dates.length), [cellsOf, sorted, dates])
  return (
    <Panel>
      <CellMap
        title="Inverters by day"
        summary={`${SUMMARIES[against]} A click opens the day.`}
        heading="Inverter"
        rows={sorted.map(({ name }) => name)}
        columns={dates}
        values={cells}
        scale={SCALE}
        format={(value) => formatPercentFixed(value, 0)}
        onPick={({ row, column }) => {
          const day = dates[column]
          const inverter = sorted[row]?.hierarchy_id
          change({ period: 'days', from: day, to: day, inverter }, 'day')
        }}
        controls={
          <>
            <ChoiceSwitch
              size="xs"
              label="Held against"
              choices={choicesOf(COMPARISONS, AGAINST_TEXTS)}
              value={against}
              onChange={(value) => change({ against: value === 'expected' ? undefined : value })}
            />
            <ChoiceSwitch
              size="xs"
              label="Order"
              choices={[
                { value: 'weakest', label: 'Weakest first' },
                { value: 'name', label: 'In order' },
              ]}
              value={order ?? 'weakest'}
              onChange={(value) => change({ order: value === 'name' ? 'name' : undefined })}
            />
          </>
        }
      />
    </Panel>
  )
}
