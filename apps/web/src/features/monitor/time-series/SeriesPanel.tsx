import { utcOfWall } from '@duet/units'
import { Anchor, Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useCallback, useMemo } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'
import { plantClock, wallText } from '../shell/plantTime.ts'
import { drawnSeries } from './drawnSeries.ts'
import { PinnedValues } from './PinnedValues.tsx'
import { seriesSentence, stepText } from './seriesSentence.ts'
import { STEP_TEXTS, zoomWithin } from './seriesSteps.ts'
import { timeSeriesOption } from './timeSeriesOption.ts'
import { MODES, STEPS } from './timeSeriesSearch.ts'
import { nodeIdsOf, type Trace } from './trace.ts'
import { useSeriesSearch } from './useSeriesSearch.ts'
import type { TimeSeriesData, TraceEvent } from './useTimeSeries.ts'

const MODE_TEXTS = { values: 'Values', difference: 'Difference', ratio: 'Ratio' } as const

interface SeriesPanelProps {
  readonly data: TimeSeriesData
  readonly traces: readonly Trace[]
  readonly nodes: ReadonlyMap<string, MonitoredNode>
  readonly events: readonly TraceEvent[]
}

export function SeriesPanel({ data, traces, nodes, events }: SeriesPanelProps): ReactNode {
  const [search, change] = useSeriesSearch()
  const { mode = 'values', pin: pinMs, zoomFrom, zoomTo } = search
  const { time_zone } = useDeployment().version
  const clock = useMemo(() => plantClock(time_zone), [time_zone])
  const { stepped, span } = data
  const drawn = useMemo(
    () => drawnSeries(stepped, { traces, mode, nameOf: (id) => nodes.get(id)?.name ?? id }),
    [stepped, traces, mode, nodes],
  )
  const option = useMemo(() => {
    const zoom = zoomWithin({ zoomFrom, zoomTo }, span)
    return timeSeriesOption({ utcMs: stepped.utcMs, drawn, mode, span, zoom, pinMs, events, clock })
  }, [stepped, drawn, mode, span, zoomFrom, zoomTo, pinMs, events, clock])
  const keepZoom = useDebouncedCallback((zoom: { readonly from: number; readonly to: number }) => {
    const [from, to] = [utcOfWall(zoom.from, time_zone), utcOfWall(zoom.to, time_zone)]
    const isWhole = from <= span.fromMs && to >= span.toMs
    change(isWhole ? NO_ZOOM : { zoomFrom: Math.round(from), zoomTo: Math.round(to) })
  }, 400)
  const pinAt = useCallback(
    (wallMs: number) => change({ pin: Math.round(utcOfWall(wallMs, time_zone)) }),
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is made anew at each render and does the same
    [time_zone],
  )
  return (
    <Panel>
      <Stack gap="sm">
        <Text component="output" size="lg" fw={600}>
          {seriesSentence(drawn, mode)}
        </Text>
        <Chart
          title="Time series"
          summary={`Means of ${stepText(data.shownStepS)} on the clock of the plant (${time_zone}); dashed: expected, dotted: budget; orange: faults of the shown nodes. Drag to move, Ctrl and wheel to zoom, click to pin the cursor.`}
          option={option}
          height={460}
          onZoom={keepZoom}
          onPlace={pinAt}
          table={seriesTable(
            `Start (${time_zone})`,
            stepped.utcMs.map((ms) => wallText(clock(ms))),
            drawn,
          )}
          controls={<Controls data={data} nodeIds={nodeIdsOf(traces)} />}
        />
        {pinMs !== undefined && (
          <PinnedValues pinMs={pinMs} utcMs={stepped.utcMs} drawn={drawn} mode={mode} />
        )}
      </Stack>
    </Panel>
  )
}

const NO_ZOOM = { zoomFrom: undefined, zoomTo: undefined }

interface ControlsProps {
  readonly data: TimeSeriesData
  readonly nodeIds: readonly string[]
}

function Controls({ data, nodeIds }: ControlsProps): ReactNode {
  const [{ mode = 'values', step = 'auto', events, zoomFrom }, change] = useSeriesSearch()
  const project = useCurrentProject()
  return (
    <Group gap="xs">
      <ChoiceSwitch
        size="xs"
        label="What is drawn"
        choices={choicesOf(MODES, MODE_TEXTS)}
        value={mode}
        onChange={(value) => change({ mode: value === 'values' ? undefined : value })}
      />
      <Select
        size="xs"
        w={130}
        aria-label="Step"
        allowDeselect={false}
        data={STEPS.map((value) => ({ value, label: STEP_TEXTS[value] }))}
        value={step}
        onChange={(value) => change({ step: STEPS.find((one) => one === value) })}
      />
      <Checkbox
        size="xs"
        label="Faults"
        checked={events === undefined}
        onChange={({ currentTarget }) =>
          change({ events: currentTarget.checked ? undefined : 'hidden' })
        }
      />
      {zoomFrom !== undefined && (
        <Button size="compact-xs" variant="default" onClick={() => change(NO_ZOOM)}>
          Whole period
        </Button>
      )}
      {mayExport(project) && (
        <Anchor size="xs" href={parquetUrl(project.id, nodeIds, data)} download>
          Parquet
        </Anchor>
      )}
    </Group>
  )
}

/** The values in view, by the steps in view. */
function parquetUrl(
  projectId: string,
  nodeIds: readonly string[],
  { file: { from, to, stepS } }: TimeSeriesData,
): string {
  const query = new URLSearchParams({ from, to, step_s: String(stepS) })
  for (const id of nodeIds) query.append('node', id)
  return `/api/plants/${projectId}/series.parquet?${query}`
}
