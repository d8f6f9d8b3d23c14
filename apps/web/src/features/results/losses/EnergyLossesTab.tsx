import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import type { ChartPick } from '../../../ui/ChartCanvas.tsx'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { LOSS_MODES, LOSS_VIEWS, type LossMode, type LossView } from '../simulationSearch.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { type SystemLosses, useSystemLosses } from '../useResults.ts'
import { LossMonths } from './LossMonths.tsx'
import { LossSankey } from './LossSankey.tsx'
import { LossTable } from './LossTable.tsx'
import { barText, changePercent } from './lossTexts.ts'
import { OtherRunNote, OtherRunSelect } from './OtherRun.tsx'
import { StageMonths } from './StageMonths.tsx'
import { type OtherLosses, useOtherLosses } from './useOtherLosses.ts'
import { useWaterfall } from './useWaterfall.ts'
import { type WaterfallBar, waterfallBars } from './waterfallBars.ts'
import { pickedBar } from './waterfallOption.ts'

const MODE_TEXTS: Readonly<Record<LossMode, string>> = {
  fraction: '% of previous',
  nominal: '% of nominal',
  energy: 'kWh/m², kWh',
}

const VIEW_TEXTS: Readonly<Record<LossView, string>> = {
  waterfall: 'Waterfall',
  sankey: 'Sankey',
  months: 'Months',
}

/** Where the light and the energy go, from level ground to the grid. */
export function EnergyLossesTab({ scope }: { readonly scope: Scope }): ReactNode {
  const view = useSystemLosses(scope)
  const other = useOtherLosses(scope)
  const [search, change] = useResultSearch()
  const shown = search.view ?? 'waterfall'
  return (
    <DataState view={view} skeleton={<SkeletonBox height={720} />}>
      {(losses) => (
        <Stack gap="md">
          <Panel
            actions={
              <>
                <OtherRunSelect scope={scope} />
                <ChoiceSwitch
                  label="Picture"
                  choices={choicesOf(LOSS_VIEWS, VIEW_TEXTS)}
                  value={shown}
                  onChange={(next) => change({ view: next })}
                />
                <ChoiceSwitch
                  label="Losses as"
                  choices={choicesOf(LOSS_MODES, MODE_TEXTS)}
                  value={search.losses ?? 'fraction'}
                  onChange={(next) => change({ losses: next })}
                />
              </>
            }
          >
            <OtherRunNote other={other} view={shown} />
            <Picture view={shown} losses={losses} other={other} scope={scope} />
          </Panel>
          {search.stage !== undefined && <StageMonths scope={scope} stage={search.stage} />}
          <LossTable
            bars={waterfallBars(losses.rows)}
            closureError={losses.closure_error}
            other={other}
          />
        </Stack>
      )}
    </DataState>
  )
}

interface PictureProps {
  readonly view: LossView
  readonly losses: SystemLosses
  readonly other: OtherLosses | undefined
  readonly scope: Scope
}

function Picture({ view, losses, other, scope }: PictureProps): ReactNode {
  const mode = useResultSearch()[0].losses ?? 'fraction'
  switch (view) {
    case 'waterfall':
      return <Waterfall losses={losses} other={other} scope={scope} />
    case 'sankey':
      return <LossSankey losses={losses} scope={scope} mode={mode} />
    case 'months':
      return <LossMonths scope={scope} mode={mode} />
  }
}

function Waterfall({ losses, other, scope }: Omit<PictureProps, 'view'>): ReactNode {
  const mode = useResultSearch()[0].losses ?? 'fraction'
  const showStage = useShowStage()
  const { bars, shown, option, height } = useWaterfall(losses.rows, mode, other)
  return (
    <section aria-label="Waterfall of losses">
      <Chart
        title={`Energy losses: ${scopeName(scope)}`}
        summary={summaryOf(bars)}
        option={option}
        height={height}
        onPick={(pick: ChartPick) => showStage(pickedBar(shown, pick))}
        table={{
          columns: [
            'Stage',
            'Group',
            'Kind',
            'Left after',
            'Change',
            'Unit',
            'Change of previous',
            'Change of nominal',
          ],
          rows: bars.map((bar) => [
            bar.label,
            bar.group,
            bar.kind,
            bar.after,
            bar.isModelled ? 0 - bar.loss : null,
            bar.unit,
            bar.isModelled ? 0 - bar.fraction : null,
            bar.isModelled ? 0 - bar.ofNominal : null,
          ]),
        }}
      />
      <Text size="xs" c="gray.6" mt={4}>
        Losses are negative, gains positive. Stages that change nothing are only in the table below.
        A dot marks a part of the next stage. Choose a bar, or a stage of the table, to see its
        months. % of nominal: of the light on the plane of the modules, and of the array’s energy at
        the efficiency of standard conditions.
      </Text>
    </section>
  )
}

/** Puts the stage of a bar into the address; levels have no months of loss. */
function useShowStage(): (bar: WaterfallBar | undefined) => void {
  const [, change] = useResultSearch()
  return (bar) => {
    if (bar?.kind !== 'stage') return
    change({ stage: bar.key })
  }
}

function summaryOf(bars: readonly WaterfallBar[]): string {
  const stages = bars.filter(({ kind, loss }) => kind === 'stage' && loss > 0)
  const largest = stages.toSorted((a, b) => b.fraction - a.fraction).slice(0, 3)
  const last = bars.at(-1)
  if (largest.length === 0 || last === undefined) return ''
  const list = largest.map((bar) => `${bar.label} (${changePercent(bar.fraction)})`).join(', ')
  return `Largest losses: ${list}. What is left: ${barText({ ...last, kind: 'level' }, 'energy')}.`
}
