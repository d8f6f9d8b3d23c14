import { stageMeaning } from '@duet/results'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, NOT_MODELLED } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { changeText } from '../losses/lossTexts.ts'
import { type WaterfallBar, waterfallBars } from '../losses/waterfallBars.ts'
import type { SystemLosses } from '../useResults.ts'

/** A gain has a plus. */
const signedFixed = (value: number): string => `${value > 0.005 ? '+' : ''}${formatFixed(value, 2)}`

const COLUMNS: readonly Column<WaterfallBar>[] = [
  {
    key: 'stage',
    title: 'Stage',
    minWidth: 150,
    render: ({ key, label, kind }) => (
      <Text
        span
        size="sm"
        title={stageMeaning(key)}
        pl={kind === 'part' ? 16 : 0}
        c={kind === 'part' ? 'gray.6' : 'gray.9'}
        fw={kind === 'level' ? 700 : 400}
      >
        {label}
      </Text>
    ),
  },
  {
    key: 'fraction',
    title: 'Of previous',
    align: 'right',
    render: (bar) => (bar.kind === 'level' ? '' : changeText(bar, 'fraction')),
  },
  {
    key: 'change',
    title: 'Change (kWh/m²)',
    align: 'right',
    render: ({ kind, loss, isModelled }) => {
      if (kind === 'level') return ''
      return isModelled ? signedFixed(-loss) : NOT_MODELLED
    },
  },
  {
    key: 'after',
    title: 'Left (kWh/m²)',
    align: 'right',
    render: ({ kind, after }) => (kind === 'part' ? '' : formatFixed(after, 2)),
  },
]

/** The light of the whole run, from level ground to what the cells receive. */
export function IrradianceAccount({ rows }: { readonly rows: SystemLosses['rows'] }): ReactNode {
  const bars = waterfallBars(rows.filter(({ group }) => group === 'irradiance'))
  return (
    <Panel
      title="From level ground to the cells"
      description="The whole run. A loss is negative. Parts of the rear are times bifaciality; together they are the bifacial gain."
      actions={
        <SaveCsvButton
          title="Irradiation account"
          columns={['Stage', 'Of previous', 'Change (kWh/m²)', 'Left (kWh/m²)']}
          rows={bars.map((bar) => [
            bar.label,
            bar.kind === 'level' || !bar.isModelled ? null : 0 - bar.fraction,
            bar.kind === 'level' || !bar.isModelled ? null : 0 - bar.loss,
            bar.kind === 'part' ? null : bar.after,
          ])}
        />
      }
    >
      <DataTable
        label="Irradiation account"
        rows={bars}
        rowKey={({ key }) => key}
        columns={COLUMNS}
      />
    </Panel>
  )
}
