import { stageMeaning } from '@duet/results'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, NOT_MODELLED } from '../../../lib/format.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { changeText } from '../losses/lossTexts.ts'
import { type WaterfallBar, waterfallBars } from '../losses/waterfallBars.ts'
import type { SystemLosses } from '../useResults.ts'

/** A gain has a plus. */
const signedFixed = (value: number): string => `${value > 0.005 ? '+' : ''}${formatFixed(value, 2)}`

const isChange = ({ kind, isModelled }: WaterfallBar): boolean => kind !== 'level' && isModelled

const FIGURES: readonly Figure<WaterfallBar>[] = [
  {
    title: 'Stage',
    minWidth: 150,
    value: ({ label }) => label,
    text: ({ key, label, kind }) => (
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
    title: 'Of previous',
    value: (bar) => (isChange(bar) ? 0 - bar.fraction : null),
    text: (bar) => (bar.kind === 'level' ? '' : changeText(bar, 'fraction')),
  },
  {
    title: 'Change (kWh/m²)',
    value: (bar) => (isChange(bar) ? 0 - bar.loss : null),
    text: ({ kind, loss, isModelled }) => {
      if (kind === 'level') return ''
      return isModelled ? signedFixed(-loss) : NOT_MODELLED
    },
  },
  {
    title: 'Left (kWh/m²)',
    value: ({ kind, after }) => (kind === 'part' ? null : after),
    text: ({ kind, after }) => (kind === 'part' ? '' : formatFixed(after, 2)),
  },
]

/** The light of the whole run, from level ground to what the cells receive. */
export function IrradianceAccount({ rows }: { readonly rows: SystemLosses['rows'] }): ReactNode {
  return (
    <FigureTable
      title="From level ground to the cells"
      label="Irradiation account"
      description="The whole run. A loss is negative. Parts of the rear are times bifaciality; together they are the bifacial gain."
      rows={waterfallBars(rows.filter(({ group }) => group === 'irradiance'))}
      rowKey={({ key }) => key}
      figures={FIGURES}
      isSorted={false}
    />
  )
}
