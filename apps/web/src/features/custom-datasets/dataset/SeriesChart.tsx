import { HOUR_MS } from '@duet/units'
import { MultiSelect, Stack, Text } from '@mantine/core'
import { type ReactNode, useCallback, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { isoSiteTime } from '../../../lib/formatTime.ts'
import type {
  CustomDatasetRowFragment,
  GetCustomDatasetDataSeriesQuery,
} from '../../../lib/gql/graphql.ts'
import { Chart, type ChartTable } from '../../../ui/Chart.tsx'
import type { ChartZoom } from '../../../ui/ChartCanvas.tsx'
import { timeLinesHeight, timeLinesOption } from '../../../ui/charts/timeLines.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { lengthText } from '../datasetTexts.ts'
import { linesOf } from './seriesPoints.ts'
import { type SeriesInView, useSeriesInView } from './useSeriesInView.ts'

interface SeriesChartProps {
  readonly dataset: CustomDatasetRowFragment
}

/** Chosen columns over time; what is in view is read in the finest steps that can be drawn. */
export function SeriesChart({ dataset }: SeriesChartProps): ReactNode {
  const series = useSeriesInView(dataset)
  return (
    <Panel>
      <Stack gap="sm">
        <MultiSelect
          label="Columns of the chart"
          data={dataset.columns.map(({ key, name }) => ({ value: key, label: name }))}
          value={[...series.keys]}
          maxValues={8}
          searchable
          hidePickedOptions
          onChange={(keys) => series.changeKeys(keys)}
        />
        <DataState view={series.all} skeleton={<SkeletonBox height={320} />}>
          {(all) => <Drawn dataset={dataset} series={series} all={all} />}
        </DataState>
      </Stack>
    </Panel>
  )
}

interface DrawnProps extends SeriesChartProps {
  readonly series: SeriesInView
  readonly all: GetCustomDatasetDataSeriesQuery['customDatasetDataSeries']
}

function Drawn({ dataset, series, all }: DrawnProps): ReactNode {
  const { part, whole, inView, show } = series
  const offsetMs = dataset.utc_offset_h * HOUR_MS
  const lines = useMemo(() => linesOf(all, part, offsetMs), [all, part, offsetMs])
  const [wholeFrom, wholeTo, from, to] = [whole.fromMs, whole.toMs, inView.fromMs, inView.toMs]
  const option = useMemo(
    () =>
      timeLinesOption(lines, {
        whole: { fromMs: wholeFrom + offsetMs, toMs: wholeTo + offsetMs },
        inView: { fromMs: from + offsetMs, toMs: to + offsetMs },
        isTypicalYear: dataset.type === 'TMY',
      }),
    [lines, wholeFrom, wholeTo, from, to, offsetMs, dataset.type],
  )
  const onZoom = useCallback(
    (zoom: ChartZoom) => show({ fromMs: zoom.from - offsetMs, toMs: zoom.to - offsetMs }),
    [show, offsetMs],
  )
  const table = useMemo(() => tableOf(part ?? all, offsetMs), [part, all, offsetMs])
  return (
    <>
      <Chart
        title="Values"
        summary={summaryOf(dataset, part ?? all)}
        option={option}
        height={timeLinesHeight(lines)}
        table={table}
        onZoom={onZoom}
      />
      <Text size="xs" c="gray.6">
        Drag the bar below the chart, or turn the wheel with Ctrl held, to come closer: shorter
        steps are then loaded.
      </Text>
    </>
  )
}

type Series = DrawnProps['all']

function summaryOf(
  { step_s }: CustomDatasetRowFragment,
  { steps_per_point, point_s }: Series,
): string {
  const step = lengthText(step_s)
  return steps_per_point === 1
    ? `All values in steps of ${step}, site time.`
    : `Means of ${counted(steps_per_point, 'step')} of ${step} each (${lengthText(point_s)}), site time.`
}

function tableOf({ columns, ...series }: Series, offsetMs: number): ChartTable {
  const lines = linesOf({ columns, ...series }, undefined, offsetMs)
  const times = lines[0]?.points ?? []
  return {
    columns: ['Time', ...lines.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))],
    rows: times.map(([ms], at) => [
      isoSiteTime(new Date(ms).toISOString(), 0),
      ...lines.map(({ points }) => points[at]?.[1] ?? null),
    ]),
  }
}
