import { lightSourceText } from '@duet/monitoring/texts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { AgreementTable } from './AgreementTable.tsx'
import { DailyPanel } from './DailyPanel.tsx'
import { FaultTable } from './FaultTable.tsx'
import { measureGroups, meteoSentence } from './meteo.ts'
import { SensorTable } from './SensorTable.tsx'
import { type MeteoData, useMeteo } from './useMeteo.ts'

/** The light and the temperatures that were measured, beside each other, the model and the satellite. */
export function MeteoPage(): ReactNode {
  const period = usePeriod('30d')
  const view = useMeteo(period)
  return (
    <MonitorPage title="Meteo" period={period}>
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ answer }) => measureGroups(answer.sentinelMeteoComparison).length === 0}
        empty={
          <EmptyState
            title={`No weather was measured ${period.from === period.to ? 'on' : 'from'} ${periodText(period)}`}
            text="No node of light or temperature has readings of these days. Choose another period; a plant without sensors is expected on satellite weather."
          />
        }
      >
        {(data) => <Measured data={data} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface MeasuredProps {
  readonly data: MeteoData
  readonly period: Period
}

function Measured({ data: { answer, nodes }, period }: MeasuredProps): ReactNode {
  const { sentinelMeteoComparison: found, sentinelLightSources: sources, issueEvents } = answer
  const groups = measureGroups(found)
  const when = period.from === period.to ? `on ${periodText(period)}` : `from ${periodText(period)}`
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {meteoSentence(when, groups, issueEvents.total)}
        </Text>
        <Text size="xs" c="gray.6" mt={4}>
          Modelled light in the plane is what the expected energy is made from; where sensors in the
          plane are its source, it agrees with them by itself.
        </Text>
      </Panel>
      <KpiStrip
        label="Where the light of the expected energy is from"
        figures={sources.map(({ source, fraction }) => ({
          key: source,
          label: `Light from ${lightSourceText(source)}`,
          value: formatPercent(fraction),
          unit: '',
          formula: 'Share of the daylight of the evaluated days',
          parts: [],
        }))}
      />
      {groups.map((group) => (
        <DailyPanel key={group.measure} group={group} dates={found.dates} />
      ))}
      <SensorTable groups={groups} />
      <AgreementTable groups={groups} />
      <FaultTable events={issueEvents.events} nodes={nodes} />
    </>
  )
}
