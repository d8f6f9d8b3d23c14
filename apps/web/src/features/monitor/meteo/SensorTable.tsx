import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { FigureTable } from '../../../ui/FigureTable.tsx'
import { availabilityOf, type MeasureGroup, type MeteoSeries, totalText } from './meteo.ts'

interface Row {
  readonly one: MeteoSeries
  readonly group: MeasureGroup
}

/** What there is of each sensor, the model and the satellite. */
export function SensorTable({ groups }: { readonly groups: readonly MeasureGroup[] }): ReactNode {
  const rows = groups.flatMap((group) => group.series.map((one) => ({ one, group })))
  return (
    <FigureTable<Row>
      title="Sensors"
      description="Availability: hours with a value over all hours of days with readings."
      rows={rows}
      rowKey={({ one }) => one.key}
      figures={[
        { title: 'Name', value: ({ one }) => one.name },
        { title: 'Measure', value: ({ group }) => group.title, align: 'left' },
        { title: 'Source', value: ({ one }) => one.source, align: 'left' },
        {
          title: 'Availability',
          csv: 'Availability (1)',
          value: ({ one }) => availabilityOf(one),
          text: ({ one }) => formatPercent(availabilityOf(one)),
        },
        { title: 'Of whole days', value: ({ one, group }) => totalText(one, group) },
      ]}
    />
  )
}
