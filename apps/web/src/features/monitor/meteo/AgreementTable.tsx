import type { ReactNode } from 'react'
import { formatCount, formatFixed } from '../../../lib/format.ts'
import { FigureTable } from '../../../ui/FigureTable.tsx'
import { type MeasureGroup, pairText, type SensorPair } from './meteo.ts'

interface Row {
  readonly pair: SensorPair
  readonly group: MeasureGroup
}

const nameOf = ({ group }: Row, key: string): string =>
  group.series.find((one) => one.key === key)?.name ?? key

/** Each pair of a measure: sensors with each other, the model and the satellite. */
export function AgreementTable({
  groups,
}: {
  readonly groups: readonly MeasureGroup[]
}): ReactNode {
  const rows = groups.flatMap((group) => group.pairs.map((pair) => ({ pair, group })))
  if (rows.length === 0) return null
  return (
    <FigureTable<Row>
      title="Agreement of sensors"
      description="Hours that both have, of light from 50 W/m² on. Light: ∑first / ∑second; temperatures: mean of first − second. Apart: by more than 5 % or 3 K, or r² below 0.9."
      rows={rows}
      rowKey={({ pair }) => `${pair.first} ${pair.second}`}
      height={rows.length > 14 ? 480 : false}
      figures={[
        { title: 'First', value: (row) => nameOf(row, row.pair.first) },
        { title: 'Second', value: (row) => nameOf(row, row.pair.second), align: 'left' },
        { title: 'Measure', value: ({ group }) => group.title, align: 'left' },
        {
          title: 'First to second',
          csv: 'Ratio (1)',
          value: ({ pair }) => pair.ratio,
          text: ({ pair, group }) => pairText(pair, group),
        },
        { csv: 'Difference (W/m² or K)', value: ({ pair }) => pair.difference },
        { title: 'r²', value: ({ pair }) => pair.r2, text: ({ pair }) => formatFixed(pair.r2, 3) },
        {
          title: 'Hours',
          value: ({ pair }) => pair.hours,
          text: ({ pair }) => formatCount(pair.hours),
        },
      ]}
    />
  )
}
