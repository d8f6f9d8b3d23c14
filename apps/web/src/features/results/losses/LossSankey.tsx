import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPercent } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { type Scope, scopeName } from '../scope.ts'
import type { LossMode } from '../simulationSearch.ts'
import { type SystemLosses, useBlockYields } from '../useResults.ts'
import { changeText } from './lossTexts.ts'
import { type SankeyFlow, sankeyFlows } from './sankeyFlows.ts'
import { WidePicture } from './WidePicture.tsx'
import { waterfallBars } from './waterfallBars.ts'

interface LossSankeyProps {
  readonly losses: SystemLosses
  readonly scope: Scope
  /** How losses and gains are written beside their names. */
  readonly mode: LossMode
}

const COLORS: Readonly<Record<SankeyFlow['kind'], string>> = {
  main: SERIES_COLORS[0],
  loss: SERIES_COLORS[1],
  gain: SERIES_COLORS[2],
}

const WIDTH_PX = 1080
/** Streams thinner than this share of the first are named on hover and in the table. */
const LABELLED_FRACTION = 0.002

/** The account as streams whose widths are energies. */
export function LossSankey({ losses, scope, mode }: LossSankeyProps): ReactNode {
  const view = useBlockYields(scope.simulation.id)
  const blocks = view.state === 'ready' ? view.data : undefined
  const nominalDcKw = (blocks ?? [])
    .filter(({ block_id }) => scope.block === undefined || scope.block.id === block_id)
    .reduce((sum, { nominal_dc_kw }) => sum + nominal_dc_kw, 0)
  const flows = useMemo(
    () => (nominalDcKw > 0 ? sankeyFlows(waterfallBars(losses.rows), nominalDcKw) : []),
    [losses, nominalDcKw],
  )
  const option = useMemo(() => sankeyOption(flows, mode), [flows, mode])
  return (
    <WidePicture label="Streams of energy" widthPx={WIDTH_PX}>
      <Chart
        title={`Streams of energy: ${scopeName(scope)}`}
        summary={summaryOf(flows)}
        option={option}
        height={570}
        table={{
          columns: ['From', 'To', 'Energy (kWh)', 'Kind'],
          rows: flows.map(({ source, target, kwh, kind }) => [source, target, kwh, kind]),
        }}
      />
      <Text size="xs" c="gray.6" mt={4}>
        Light is drawn as energy: nominal power times irradiation over 1 kW/m².
      </Text>
    </WidePicture>
  )
}

function summaryOf(flows: readonly SankeyFlow[]): string {
  const [first] = flows
  const startKwh = leaving(flows, first?.source)
  const end = flows.findLast(({ kind }) => kind === 'main')
  if (end === undefined) return ''
  return `${formatEnergyKwh(end.kwh)} at the end, ${formatPercent(end.kwh / startKwh)} of the ${formatEnergyKwh(startKwh)} that the nominal power would give in the light on level ground.`
}

const leaving = (flows: readonly SankeyFlow[], place: string | undefined): number =>
  flows.filter(({ source }) => source === place).reduce((sum, { kwh }) => sum + kwh, 0)

/** Names with their amounts: energy of both ends, what is lost or gained as the page has it elsewhere. */
function labelTexts(flows: readonly SankeyFlow[], mode: LossMode): ReadonlyMap<string, string> {
  const main = flows.filter(({ kind }) => kind === 'main')
  const [start, end] = [main[0]?.source ?? '', main.at(-1)?.target ?? '']
  return new Map([
    [start, `${start}\n${formatEnergyKwh(leaving(flows, start))}`],
    [end, `${end}\n${formatEnergyKwh(main.at(-1)?.kwh)}`],
    ...flows.flatMap(({ bar }): [string, string][] =>
      bar ? [[bar.label, `${bar.label} ${changeText(bar, mode)}`]] : [],
    ),
  ])
}

function sankeyOption(flows: readonly SankeyFlow[], mode: LossMode): ChartOption {
  const texts = labelTexts(flows, mode)
  const main = flows.filter(({ kind }) => kind === 'main')
  const isMain = new Set(main.flatMap(({ source, target }) => [source, target]))
  const ends = new Set([main[0]?.source ?? '', main.at(-1)?.target ?? ''])
  const startKwh = main[0]?.kwh ?? 0
  const largest = new Map(
    flows
      .filter(({ kind }) => kind !== 'main')
      .map(({ source, target, kind, kwh }) => [kind === 'gain' ? source : target, kwh]),
  )
  const names = [...new Set(flows.flatMap(({ source, target }) => [source, target]))]
  const kinds = new Map(
    flows.map(({ source, target, kind }) => [kind === 'gain' ? source : target, kind]),
  )
  return {
    tooltip: { formatter: flowText },
    series: [
      {
        type: 'sankey',
        top: 16,
        bottom: 150,
        left: 8,
        right: 150,
        nodeWidth: 8,
        nodeGap: 6,
        nodeAlign: 'left',
        layoutIterations: 64,
        draggable: false,
        emphasis: { focus: 'adjacency' },
        data: names.map((name) => ({
          name,
          itemStyle: { color: COLORS[isMain.has(name) ? 'main' : (kinds.get(name) ?? 'loss')] },
          label: {
            show: ends.has(name) || (largest.get(name) ?? 0) > LABELLED_FRACTION * startKwh,
            color: INK.text,
            formatter: () => texts.get(name) ?? name,
            // Losses lie side by side below the stream: their names hang down and do not meet.
            ...(kinds.get(name) === 'loss'
              ? { position: 'bottom' as const, rotate: -40, align: 'left' as const }
              : {}),
            fontWeight: ends.has(name) ? 600 : 400,
            fontSize: 11,
            lineHeight: 15,
          },
        })),
        links: flows.map(({ source, target, kwh, kind }) => ({
          source,
          target,
          value: kwh,
          lineStyle: { color: COLORS[kind], opacity: kind === 'main' ? 0.3 : 0.5 },
        })),
      },
    ],
  }
}

function flowText(params: unknown): string {
  const { name, numbers } = firstPoint(params)
  if (name === '') return ''
  return `${name.replace(' > ', ' → ')}<br><b>${formatEnergyKwh(numbers[0])}</b>`
}
