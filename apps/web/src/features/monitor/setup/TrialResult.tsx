import { causeLabel } from '@duet/monitoring/texts'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Note } from '../../../ui/Note.tsx'
import { type Trial, trialHint, trialSentence } from './dayTrial.ts'
import { UnknownTags } from './UnknownTags.tsx'

type TrialNode = Trial['nodes'][number]

/** What a day would come to, and which tags had readings. */
export function TrialResult({ trial }: { readonly trial: Trial }): ReactNode {
  const hint = trialHint(trial)
  return (
    <Stack gap="sm">
      <Note kind={hint === undefined ? 'info' : 'warning'} isAlert title={trialSentence(trial)}>
        {hint ?? 'Expected by the model as built, before a level of the plant’s own is learned.'}
      </Note>
      <FactList
        facts={[
          { label: 'Inverters, gaps filled', value: formatResult(trial.measured_kwh, 'kWh') },
          ...trial.losses.map(({ event_type, kwh, fraction }) => ({
            label: causeLabel(event_type),
            value: `${formatResult(kwh, 'kWh')} (${formatPercentFixed(fraction, 1)})`,
          })),
          { label: 'Missing, of no cause', value: formatResult(trial.residual_kwh, 'kWh') },
          { label: 'More than expected', value: formatResult(trial.over_kwh, 'kWh') },
        ]}
      />
      <UnknownTags refused={trial.refused} />
      <Text size="sm" fw={600}>
        Readings of the day by tag
      </Text>
      <DataTable<TrialNode>
        label="Readings of the day by tag"
        rows={trial.nodes}
        rowKey={({ hierarchy_id }) => hierarchy_id}
        height={360}
        initialSort={{ key: 'data', descending: false }}
        columns={[
          { key: 'tag', title: 'Tag', value: ({ sensor_tag }) => sensor_tag },
          { key: 'node', title: 'Node', value: ({ hierarchy_id }) => hierarchy_id },
          rightColumn<TrialNode>(
            'data',
            'Readings',
            ({ data_fraction }) => formatPercentFixed(data_fraction, 0),
            ({ data_fraction }) => data_fraction,
          ),
          rightColumn<TrialNode>('value', 'Last value', ({ last_value }) =>
            formatNumber(last_value),
          ),
          rightColumn<TrialNode>('at', 'Of', ({ last_at }) => formatDateTime(last_at)),
        ]}
      />
    </Stack>
  )
}
