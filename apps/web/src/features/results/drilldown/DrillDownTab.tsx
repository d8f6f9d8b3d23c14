import { SimpleGrid, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { closureText } from '../losses/lossTexts.ts'
import { useWaterfall } from '../losses/useWaterfall.ts'
import { BlockTablePlan } from '../modules/BlockTablePlan.tsx'
import type { Scope } from '../scope.ts'
import { titledColumns } from '../seriesMonths.ts'
import { LOSS_MODES, type LossMode } from '../simulationSearch.ts'
import { kpiFigures } from '../yields/kpiFigures.ts'
import { DrillChildTable } from './DrillChildTable.tsx'
import { DrillHeatChart } from './DrillHeatChart.tsx'
import { DrillPath } from './DrillPath.tsx'
import { addressSearch, atPlace, atTime, type DrillAddress } from './drillAddress.ts'
import { drillSeriesOption } from './drillOptions.ts'
import { type DrillNode, useDrillDown } from './useDrillDown.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

/** Any part of the plant over any part of the time. */
export function DrillDownTab({ scope: { simulation } }: { readonly scope: Scope }): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { block, zone, inverter, table, time } = search
  const address = { block, zone, inverter, table, time }
  const view = useDrillDown(simulation.id, address)
  const go = (next: DrillAddress): void =>
    void navigate({ params, search: { ...search, ...addressSearch(next) } })
  return (
    <DataState view={view} skeleton={<SkeletonBox height={720} />}>
      {(node) => <DrillView simulationId={simulation.id} node={node} address={address} go={go} />}
    </DataState>
  )
}

interface DrillViewProps {
  readonly simulationId: string
  readonly node: DrillNode
  readonly address: DrillAddress
  readonly go: (next: DrillAddress) => void
}

function DrillView({ simulationId, node, address, go }: DrillViewProps): ReactNode {
  const { time_children: times, plant_children: parts } = node
  const goTo = (key: string): void => go(atTime(address, key))
  return (
    <Stack gap="md">
      <Paths node={node} address={address} go={go} />
      <KpiStrip label="Key figures of this part" figures={kpiFigures(node.kpis)} />
      {node.notes.map((text) => (
        <Note key={text} kind="neutral">
          {text}
        </Note>
      ))}
      <SimpleGrid cols={{ base: 1, lg: times ? 2 : 1 }} spacing="md">
        {times && (
          <Stack gap="md">
            <Panel>
              <SeriesChart node={node} onPick={goTo} />
            </Panel>
            <Panel>
              <DrillHeatChart
                simulationId={simulationId}
                address={address}
                hasParts={parts.some(({ basis }) => basis === 'known')}
                onPick={go}
              />
            </Panel>
          </Stack>
        )}
        <Panel>
          <AccountChart node={node} />
        </Panel>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {times && <DrillChildTable list={times} onPick={goTo} />}
        {parts.map((list) => (
          <DrillChildTable
            key={list.kind}
            list={list}
            onPick={(key) => go(atPlace(address, list.kind, key))}
          />
        ))}
      </SimpleGrid>
      {address.block !== undefined && (
        <BlockTablePlan
          simulationId={simulationId}
          blockId={address.block}
          zone={address.zone}
          table={address.table}
          onPick={(key) => go(atPlace(address, 'table', String(key)))}
        />
      )}
    </Stack>
  )
}

function Paths({ node, address, go }: Omit<DrillViewProps, 'simulationId'>): ReactNode {
  return (
    <Panel>
      <Stack gap={4}>
        <DrillPath
          label="Part of the plant"
          steps={node.plant_path}
          onPick={({ kind, key }) => go(atPlace(address, kind, key))}
        />
        <DrillPath
          label="Part of the time"
          steps={node.time_path}
          onPick={({ key }) => go(atTime(address, key))}
        />
      </Stack>
    </Panel>
  )
}

interface SeriesChartProps {
  readonly node: DrillNode
  readonly onPick: (key: string) => void
}

function SeriesChart({ node, onPick }: SeriesChartProps): ReactNode {
  const items = node.time_children?.items ?? []
  const option = useMemo(() => drillSeriesOption(node), [node])
  const most = items.toSorted((a, b) => b.energy_kwh - a.energy_kwh)[0]
  return (
    <Chart
      title={`Energy by ${node.time_children?.kind ?? 'time'}`}
      summary={`${node.energy_label}. Most: ${most?.label ?? 'none'}. A click on a bar goes there.`}
      option={option}
      height={320}
      onPick={({ dataIndex }) => {
        const picked = items[dataIndex]
        if (picked) onPick(picked.key)
      }}
      table={seriesTable(
        'Time',
        items.map(({ label }) => label),
        titledColumns(node.series),
      )}
    />
  )
}

const MODE_TEXTS: Readonly<Record<LossMode, string>> = {
  fraction: '%',
  energy: 'kWh',
  nominal: '% of nominal',
}

function AccountChart({ node }: { readonly node: DrillNode }): ReactNode {
  const [mode, setMode] = useState<LossMode>('fraction')
  const { option, height } = useWaterfall(node.losses, mode)
  return (
    <section aria-label="Energy losses">
      <Chart
        title="Energy losses"
        summary={`The product of all stages meets the energy at the end ${closureText(node.closure_error)}.`}
        option={option}
        height={height}
        controls={
          <ChoiceSwitch
            label="Losses as"
            choices={choicesOf(LOSS_MODES, MODE_TEXTS)}
            value={mode}
            onChange={setMode}
          />
        }
        table={{
          columns: ['Stage', 'Group', 'Left after', 'Change', 'Unit', 'Change of previous'],
          rows: node.losses.map((row) => [
            row.label,
            row.group,
            row.value_after,
            row.is_modelled ? 0 - row.loss : null,
            row.unit,
            row.is_modelled ? 0 - row.loss_fraction_of_previous : null,
          ]),
        }}
      />
      <Text size="xs" c="gray.6" mt={4}>
        Irradiation is per area of plane; a dot marks a part of the next stage.
      </Text>
    </section>
  )
}
