import { measureUnit } from '@duet/monitoring/texts'
import { type ReactNode, useMemo } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { type MonitoredNode, useNodes } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { usePeriod } from '../shell/usePeriod.ts'
import { SeriesPanel } from './SeriesPanel.tsx'
import { TraceList } from './TraceList.tsx'
import { TracePicker } from './TracePicker.tsx'
import {
  axisFor,
  firstTraces,
  nodeIdsOf,
  type Trace,
  toggled,
  tracesOf,
  traceText,
} from './trace.ts'
import { useSeriesSearch } from './useSeriesSearch.ts'
import { useTimeSeries, useTraceEvents } from './useTimeSeries.ts'

/** Any nodes of a plant over time, measured beside expected. */
export function TimeSeriesPage(): ReactNode {
  const period = usePeriod('7d')
  return (
    <MonitorPage title="Time series" period={period}>
      <DataState view={useNodes()} skeleton={<SkeletonBox height={520} />}>
        {(nodes) => <Traces nodes={nodes} />}
      </DataState>
    </MonitorPage>
  )
}

function Traces({ nodes }: { readonly nodes: readonly MonitoredNode[] }): ReactNode {
  const period = usePeriod('7d')
  const [search, change] = useSeriesSearch()
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  const traces = useMemo(
    () => (search.traces ? tracesOf(search.traces) : firstTraces(nodes)),
    [search.traces, nodes],
  )
  const nodeIds = useMemo(() => nodeIdsOf(traces), [traces])
  const view = useTimeSeries(nodeIds, period, search)
  const events = useTraceEvents(nodeIds, period, search.events === undefined)
  const setTraces = (next: readonly Trace[]): void => change({ traces: next.map(traceText) })
  const unitOf = (nodeId: string): string => measureUnit(byId.get(nodeId)?.component_measure ?? '')
  return (
    <>
      {traces.length === 0 ? (
        <EmptyState title="No trace is shown" text="Choose up to eight of the nodes below." />
      ) : (
        <DataState view={view} skeleton={<SkeletonBox height={520} />}>
          {(data) => <SeriesPanel data={data} traces={traces} nodes={byId} events={events} />}
        </DataState>
      )}
      <TraceList traces={traces} nodes={byId} onChange={setTraces} />
      <TracePicker
        nodes={nodes}
        traces={traces}
        onToggle={(node, kind) => {
          const shown = traces.map(({ axis, nodeId }) => ({ axis, unit: unitOf(nodeId) }))
          setTraces(
            toggled(traces, { nodeId: node.id, kind, axis: axisFor(unitOf(node.id), shown) }),
          )
        }}
      />
    </>
  )
}
