import { HOUR_MS } from '@duet/units'
import { Group, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Chart } from '../../../../ui/Chart.tsx'
import type { ChartZoom } from '../../../../ui/ChartCanvas.tsx'
import { ChartPanel } from '../../../../ui/charts/ChartPanel.tsx'
import { timeLinesHeight, timeLinesOption } from '../../../../ui/charts/timeLines.ts'
import type { DatasetProps } from '../../datasetProps.ts'
import { useRollup, type WeatherTable } from '../../useDatasets.ts'
import { intervalText, spanText } from '../../weatherTexts.ts'
import { DayRange } from '../DayRange.tsx'
import { siteDay, spanOf, type TimeSpan } from '../siteDays.ts'
import { ColumnChoice, chosenColumns } from '../table/ColumnChoice.tsx'
import { weatherCells } from '../table/weatherCells.ts'
import { TimeSteps } from './TimeSteps.tsx'
import { timeLinesOf } from './timeSeriesOption.ts'
import { loadedPart, mergedSeries } from './timeSeriesParts.ts'
import { useTimeInView } from './useTimeInView.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

/** Any columns over time; what is in view is read in the finest steps that can be drawn. */
export function TimeSeriesTab({ dataset }: DatasetProps): ReactNode {
  const whole = loadedPart(spanOf(dataset), spanOf(dataset), dataset.time_interval)
  const view = useRollup({ id: dataset.id, time_interval: whole.interval, mean: true })
  return (
    <ChartPanel view={view} height={540}>
      {(all) => <Chosen dataset={dataset} all={all} />}
    </ChartPanel>
  )
}

const USUAL: ReadonlySet<string> = new Set(['ghi_wm2', 'temp_c'])

interface ChosenProps extends DatasetProps {
  /** The whole time in long steps. */
  readonly all: WeatherTable
}

function Chosen({ dataset, all }: ChosenProps): ReactNode {
  const { columns } = all
  const search = route.useSearch()
  const time = useTimeInView(dataset)
  const shown = useMemo(() => shownColumns(search.columns, columns), [search.columns, columns])
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <DayRange
          dataset={dataset}
          from={siteDay(time.inView.fromMs, dataset)}
          to={siteDay(time.inView.toMs - 1, dataset)}
          onChange={(range) => time.showDays(range)}
        />
        <ColumnChoice
          columns={columns}
          chosen={shown}
          onChange={(chosen) => time.changeColumns(chosen)}
        />
        <TimeSteps whole={spanOf(dataset)} inView={time.inView} onChange={time.show} />
      </Group>
      <Loaded dataset={dataset} all={all} shown={shown} inView={time.inView} onView={time.show} />
    </Stack>
  )
}

/** Those asked for, else the usual ones, else the first. */
function shownColumns(text: string | undefined, columns: readonly string[]): readonly string[] {
  const asked = chosenColumns(text, columns)
  if (asked.length > 0) return asked
  const usual = columns.filter((column) => USUAL.has(column))
  return usual.length > 0 ? usual : columns.slice(0, 1)
}

interface LoadedProps extends ChosenProps {
  readonly shown: readonly string[]
  readonly inView: TimeSpan
  readonly onView: (span: TimeSpan) => void
}

/** All of it in long steps, with the part in view in short ones. */
function Loaded(props: LoadedProps): ReactNode {
  const { dataset, inView } = props
  const part = loadedPart(inView, spanOf(dataset), dataset.time_interval)
  const fine = useRollup(
    {
      id: dataset.id,
      time_interval: part.interval,
      ...(part.isWhole ? {} : { from: iso(part.fromMs), to: iso(part.toMs) }),
      mean: true,
    },
    true,
  )
  return (
    <Drawn
      {...props}
      part={fine.state === 'ready' ? fine.data : undefined}
      interval={part.interval}
    />
  )
}

const iso = (ms: number): string => new Date(ms).toISOString()

interface DrawnProps extends LoadedProps {
  readonly part: WeatherTable | undefined
  readonly interval: string
}

function Drawn({ dataset, shown, all, part, interval, inView, onView }: DrawnProps): ReactNode {
  const offsetMs = dataset.local_time_zone * HOUR_MS
  const series = useMemo(
    () => mergedSeries(all, part, shown, offsetMs),
    [all, part, shown, offsetMs],
  )
  const option = useMemo(
    () =>
      timeLinesOption(timeLinesOf(series), {
        whole: { fromMs: spanOf(dataset).fromMs + offsetMs, toMs: spanOf(dataset).toMs + offsetMs },
        inView: { fromMs: inView.fromMs + offsetMs, toMs: inView.toMs + offsetMs },
        isTypicalYear: dataset.type === 'TMY',
      }),
    [series, dataset, inView, offsetMs],
  )
  const onZoom = useCallback(
    ({ from, to }: ChartZoom) => onView({ fromMs: from - offsetMs, toMs: to - offsetMs }),
    [onView, offsetMs],
  )
  const cells = useMemo(
    () => weatherCells(part ?? all, shown, interval, dataset),
    [part, all, shown, interval, dataset],
  )
  return (
    <>
      <Chart
        title="Time series"
        summary={`${spanText(inView.fromMs, inView.toMs, dataset)} in steps of ${intervalText(interval)}, site time; irradiance is the mean of each step.`}
        option={option}
        height={timeLinesHeight(series)}
        onZoom={onZoom}
        table={{ columns: cells.titles, rows: cells.rows }}
      />
      <Text size="xs" c="gray.6">
        Drag the bar below the chart, or turn the wheel with Ctrl held, to come closer: shorter
        steps are then loaded, down to those of the rows ({intervalText(dataset.time_interval)}).
      </Text>
    </>
  )
}
