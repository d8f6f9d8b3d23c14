import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent, formatPrefixed, formatResult } from '../../../lib/format.ts'
import { formatDurationS, formatZoneTime } from '../../../lib/formatTime.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { FactorHistogram, FactorPanel, PqPanel } from './FactorCharts.tsx'
import { factorSentence, factorText, type PowerFactor } from './powerFactor.ts'
import { usePowerFactor } from './usePowerFactor.ts'

/** Power factor at the meter against its set-point. */
export function PowerFactorPage(): ReactNode {
  const period = usePeriod('7d')
  const view = usePowerFactor(period)
  return (
    <MonitorPage title="Power factor" period={period}>
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ power_id, day_count }) => power_id === null || day_count === 0}
        empty={<NoFactor period={period} view={view} />}
      >
        {(found) => <Factor found={found} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface FactorProps {
  readonly found: PowerFactor
  readonly period: Period
}

function Factor({ found, period }: FactorProps): ReactNode {
  const when = period.from === period.to ? `on ${periodText(period)}` : `from ${periodText(period)}`
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {factorSentence(when, found)}
        </Text>
        <Text size="xs" c="gray.6" mt={4}>
          Lagging: reactive power is absorbed. Only times above a tenth of rated power count.
          {found.reactive_id === null &&
            ' The meter gives apparent power alone: on which side the factor is, is not known.'}
        </Text>
      </Panel>
      <KpiStrip label="Power factor of the period" figures={factorFigures(found)} />
      <FactorPanel found={found} period={period} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <PqPanel found={found} />
        <FactorHistogram found={found} />
      </SimpleGrid>
      <StepTable steps={found.steps} />
    </>
  )
}

function factorFigures(found: PowerFactor): readonly KpiFigure[] {
  const { known_minutes: known, outside_minutes: outside, target, band, s_max_va, steps } = found
  const minutes = [
    { label: 'Outside', value: formatDurationS(60 * outside) },
    { label: 'With a power factor', value: formatDurationS(60 * known) },
  ]
  const isStated = target !== null && known > 0
  const figure = (label: string, value: string, formula: string, parts = minutes): KpiFigure => ({
    key: label,
    label,
    value,
    unit: '',
    formula,
    parts,
  })
  return [
    figure('Set-point', target === null ? '–' : factorText(target), 'Stated in the deployment', [
      { label: 'Band', value: `±${band}` },
    ]),
    figure(
      'Outside of the band',
      isStated ? formatDurationS(60 * outside) : '–',
      'Time with |PF − set-point| above the band, with its side',
    ),
    figure(
      'Share of the time',
      formatPercent(isStated ? outside / known : null),
      'Outside / time with a power factor',
    ),
    figure(
      'Lost to reactive power',
      formatResult(found.lost_kwh, 'kWh'),
      'Expected less measured energy while the apparent power of all inverters is at its limit, as allocated',
      [],
    ),
    figure('Steps of Q', String(steps.length), 'Jumps of Q by 3 % of S at constant P', [
      { label: 'S', value: formatPrefixed(s_max_va, 'VA') },
    ]),
  ]
}

function StepTable({ steps }: { readonly steps: PowerFactor['steps'] }): ReactNode {
  const { time_zone } = useDeployment().version
  type Step = PowerFactor['steps'][number]
  return (
    <Panel
      title="Steps of reactive power"
      description="Q jumps while P stays: a bank of capacitors or a tap was switched"
    >
      {steps.length === 0 ? (
        'Reactive power did not jump in this period.'
      ) : (
        <DataTable<Step>
          label="Steps of reactive power"
          rows={steps}
          rowKey={({ time }) => time}
          {...(steps.length > 12 && { height: 400 })}
          columns={[
            {
              key: 'time',
              title: `Time (${time_zone})`,
              render: ({ time }) => formatZoneTime(time, time_zone),
            },
            rightColumn<Step>('step', 'Step', ({ delta_var }) => formatPrefixed(delta_var, 'var')),
            rightColumn<Step>('power', 'P', ({ power_w }) => formatPrefixed(power_w, 'W')),
          ]}
        />
      )}
    </Panel>
  )
}

interface NoFactorProps {
  readonly period: Period
  readonly view: ReturnType<typeof usePowerFactor>
}

function NoFactor({ period, view }: NoFactorProps): ReactNode {
  return view.state === 'ready' && view.data.power_id !== null ? (
    <EmptyState
      title={`No readings ${period.from === period.to ? 'on' : 'from'} ${periodText(period)}`}
      text="No readings of the meter have come of these days. Choose another period, or look whether the readings are sent."
    />
  ) : (
    <EmptyState
      title="Reactive power is not measured"
      text="The power factor needs the active power of a meter, and its reactive or apparent power. Give the hierarchy of the deployment a node of the meter with the measure reactive_power or apparent_power; the page is filled from the readings that come then."
    />
  )
}
