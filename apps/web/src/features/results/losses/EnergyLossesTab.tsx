import { SegmentedControl, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { LOSS_MODES, type LossMode } from '../simulationSearch.ts'
import { type SystemLosses, useSystemLosses } from '../useResults.ts'
import { LossTable } from './LossTable.tsx'
import { barText } from './lossTexts.ts'
import { visibleBars, type WaterfallBar, waterfallBars } from './waterfallBars.ts'
import { waterfallHeight, waterfallOption } from './waterfallOption.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

const MODE_TEXTS: Readonly<Record<LossMode, string>> = {
  fraction: '% of previous stage',
  energy: 'kWh/m², kWh',
}

/** Where the light and the energy go, from level ground to the grid. */
export function EnergyLossesTab({ scope }: { readonly scope: Scope }): ReactNode {
  const view = useSystemLosses(scope)
  return (
    <DataState view={view} skeleton={<SkeletonBox height={720} />}>
      {(losses) => <Losses losses={losses} scope={scope} />}
    </DataState>
  )
}

interface LossesProps {
  readonly losses: SystemLosses
  readonly scope: Scope
}

function Losses({ losses, scope }: LossesProps): ReactNode {
  const mode = route.useSearch().losses ?? 'fraction'
  const bars = useMemo(() => waterfallBars(losses.rows), [losses])
  const shown = useMemo(() => visibleBars(bars), [bars])
  const option = useMemo(() => waterfallOption(shown, mode), [shown, mode])
  return (
    <Stack gap="md">
      <Panel>
        <Chart
          title={`Energy losses: ${scopeName(scope)}`}
          summary={summaryOf(bars)}
          option={option}
          height={waterfallHeight(shown)}
          controls={<ModeSwitch mode={mode} />}
          table={{
            columns: ['Stage', 'Group', 'Kind', 'Left after', 'Loss', 'Unit', 'Loss of previous'],
            rows: losses.rows.map((row) => [
              row.label,
              row.group,
              row.kind,
              row.value_after,
              row.loss,
              row.unit,
              row.loss_fraction_of_previous,
            ]),
          }}
        />
        <Text size="xs" c="gray.6" mt={4}>
          Stages that change nothing are only in the table below. A dot marks a part of the next
          stage.
        </Text>
      </Panel>
      <LossTable bars={bars} closureError={losses.closure_error} />
    </Stack>
  )
}

function ModeSwitch({ mode }: { readonly mode: LossMode }): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <SegmentedControl
      aria-label="Losses as"
      value={mode}
      data={LOSS_MODES.map((value) => ({ value, label: MODE_TEXTS[value] }))}
      onChange={(next) =>
        void navigate({
          params,
          search: { ...search, losses: LOSS_MODES.find((known) => known === next) },
          replace: true,
        })
      }
    />
  )
}

function summaryOf(bars: readonly WaterfallBar[]): string {
  const stages = bars.filter(({ kind, loss }) => kind === 'stage' && loss > 0)
  const largest = stages.toSorted((a, b) => b.fraction - a.fraction).slice(0, 3)
  const last = bars.at(-1)
  if (largest.length === 0 || last === undefined) return ''
  const list = largest.map((bar) => `${bar.label} (${formatPercentFixed(bar.fraction)})`).join(', ')
  return `Largest losses: ${list}. What is left: ${barText({ ...last, kind: 'level' }, 'energy')}.`
}
