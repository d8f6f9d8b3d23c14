import { type ReactNode, useMemo } from 'react'
import { formatPrefixed } from '../../../lib/format.ts'
import { SensorSeriesDocument, type SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { squareTable } from '../../../ui/charts/squareMap.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { plantClock, spanOfDays, stepOf } from '../shell/plantTime.ts'
import {
  factorOption,
  factorSeries,
  factorText,
  type PowerFactor,
  pqOption,
  pqSquares,
  seriesOf,
} from './powerFactor.ts'

interface FoundProps {
  readonly found: PowerFactor
}

interface FactorPanelProps extends FoundProps {
  readonly period: Period
}

/** The power factor over the time of the plant. */
export function FactorPanel({ found, period }: FactorPanelProps): ReactNode {
  const { project_id, version } = useDeployment()
  const { from, to } = period
  const span = useMemo(() => spanOfDays({ from, to }, version.time_zone), [from, to, version])
  const view = useView(
    SensorSeriesDocument,
    {
      project_id,
      hierarchy_ids: [found.power_id, found.reactive_id ?? found.apparent_id].flatMap(
        (id) => id ?? [],
      ),
      from: new Date(span.fromMs).toISOString(),
      to: new Date(span.toMs).toISOString(),
      step_s: stepOf(span, version.interval_minutes),
    },
    FOLLOW,
  )
  return (
    <ChartPanel view={view} height={330}>
      {(answer) => <FactorChart found={found} answer={answer} />}
    </ChartPanel>
  )
}

interface FactorChartProps extends FoundProps {
  readonly answer: SensorSeriesQuery['sensorSeries']
}

function FactorChart({ found, answer }: FactorChartProps): ReactNode {
  const { version } = useDeployment()
  const { wallMs, distances } = useMemo(() => {
    const clock = plantClock(version.time_zone)
    return {
      wallMs: answer.time.map((iso) => clock(Date.parse(iso))),
      distances: factorSeries(
        seriesOf(answer.series, found.power_id),
        seriesOf(answer.series, found.reactive_id ?? found.apparent_id),
        { isApparent: found.reactive_id === null, leastW: 0.1 * (found.s_max_va ?? 0) },
      ),
    }
  }, [answer, found, version])
  const option = useMemo(() => factorOption(wallMs, distances, found), [wallMs, distances, found])
  return (
    <Chart
      title="Power factor"
      summary={`Of mean P and Q of each step, on the clock of the plant (${version.time_zone}).`}
      option={option}
      table={seriesTable(
        `Start (${version.time_zone})`,
        wallMs.map((ms) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')),
        [
          {
            name: 'Power factor, negative: lagging',
            values: distances.map((value) =>
              value === null ? null : (value < 0 ? -1 : 1) * (1 - Math.abs(value)),
            ),
          },
        ],
      )}
    />
  )
}

/** Reactive against active power. */
export function PqPanel({ found }: FoundProps): ReactNode {
  const map = useMemo(() => pqSquares(found), [found])
  const option = useMemo(() => pqOption(map, found), [map, found])
  return (
    <Panel>
      <Chart
        title="Active and reactive power"
        height={380}
        summary={`Intervals by squares of 2.5 % of S_max, ${formatPrefixed(found.s_max_va, 'VA')}: the rated power of the inverters. Q below 0 is absorbed.`}
        option={option}
        table={squareTable(map)}
      />
    </Panel>
  )
}

/** How often which power factor was. */
export function FactorHistogram({ found }: FoundProps): ReactNode {
  const { distance, count } = found.histogram
  const data = useMemo(
    () => ({
      labels: distance.map((value) => factorText(value)),
      unit: 'intervals',
      series: [{ name: 'Intervals', values: count }],
      hasLegend: false,
      labelLook: { hideOverlap: true },
    }),
    [distance, count],
  )
  return (
    <Panel>
      <CategoryChart
        title="Distribution"
        height={380}
        summary="Intervals by power factor, in steps of 0.005."
        data={data}
        table={seriesTable('Power factor', data.labels, data.series)}
      />
    </Panel>
  )
}
