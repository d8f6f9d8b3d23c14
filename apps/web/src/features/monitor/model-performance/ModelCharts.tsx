import { SimpleGrid, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatEnergyKwh } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { squareTable } from '../../../ui/charts/squareMap.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AXES, cumulativeData, residualData } from './residuals.ts'
import { powerSquares, scatterOption } from './scatter.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

interface ModelChartsProps {
  readonly found: ModelPerformance
  readonly slope: number
}

/** The pictures behind the figures. */
export function ModelCharts({ found, slope }: ModelChartsProps): ReactNode {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <ScatterPanel found={found} slope={slope} />
      <CumulativePanel days={found.days} />
      {AXES.map((axis) => (
        <ResidualPanel key={axis.axis} axis={axis} found={found} />
      ))}
    </SimpleGrid>
  )
}

function ScatterPanel({ found, slope }: ModelChartsProps): ReactNode {
  const { rated_w: ratedW, scatter } = found
  const squares = useMemo(
    () => (ratedW === null ? undefined : powerSquares(scatter, ratedW)),
    [ratedW, scatter],
  )
  const option = useMemo(() => squares && scatterOption(squares, slope), [squares, slope])
  if (!squares || !option)
    return (
      <Panel title="Expected against measured">
        The rated power is not known: state rated_ac_w in the settings of the deployment.
      </Panel>
    )
  return (
    <Panel>
      <Chart
        title="Expected against measured"
        height={380}
        summary={`${counted(found.figures?.count ?? 0, 'interval')} by squares of 2 % of rated power.`}
        option={option}
        table={squareTable(squares)}
      />
    </Panel>
  )
}

function CumulativePanel({ days }: { readonly days: ModelPerformance['days'] }): ReactNode {
  const { data, difference } = useMemo(() => cumulativeData(days), [days])
  const measured = { name: 'Measured', unit: 'kWh', values: days.sensor_kwh }
  const expected = { name: 'Expected', unit: 'kWh', values: days.model_kwh }
  return (
    <Panel>
      <CategoryChart
        title="Difference since the first day"
        height={380}
        summary={`Expected less measured energy of the intervals that count, added up day by day: ${formatEnergyKwh(difference.at(-1))} at the end.`}
        data={data}
        table={seriesTable('Day', days.dates, [
          measured,
          expected,
          { name: 'Difference since the first day', unit: 'kWh', values: difference },
        ])}
      />
    </Panel>
  )
}

interface ResidualPanelProps {
  readonly found: ModelPerformance
  readonly axis: (typeof AXES)[number]
}

function ResidualPanel({ found, axis }: ResidualPanelProps): ReactNode {
  const residuals = found.residuals.find((one) => one.axis === axis.axis)
  const data = useMemo(() => residuals && residualData(residuals, axis), [residuals, axis])
  if (!data || data.labels.length === 0)
    return (
      <Panel title={axis.title}>
        <Text size="sm">{axis.missing}</Text>
      </Panel>
    )
  return (
    <Panel>
      <CategoryChart
        title={axis.title}
        height={280}
        summary="Expected less measured power: mean and standard deviation (σ) of each bin."
        data={data}
        table={seriesTable(
          axis.name,
          data.labels,
          data.series.map((one) => ({ ...one, unit: 'W' })),
        )}
      />
    </Panel>
  )
}
