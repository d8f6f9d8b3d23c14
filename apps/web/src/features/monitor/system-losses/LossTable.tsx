import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { moneyText } from '../shell/money.ts'
import type { LossBar } from './lossBars.ts'
import { barText } from './lossOption.ts'
import { useLossSearch } from './lossSearch.ts'
import type { Price } from './lossSentence.ts'
import { lossTable } from './lossTable.ts'

interface LossTableProps {
  readonly bars: readonly LossBar[]
  readonly modelKwh: number
  readonly price: Price | undefined
}

/** The same as the picture, in numbers. */
export function LossTable({ bars, modelKwh, price }: LossTableProps): ReactNode {
  const [{ cause }, change] = useLossSearch()
  const share = (kwh: number): string => formatPercentFixed(modelKwh > 0 ? kwh / modelKwh : null)
  return (
    <Panel
      title="Causes"
      guide="/docs/monitoring/energy.html#system-losses"
      description="Available − losses + more than expected = delivered"
      actions={<SaveCsvButton title="System losses" {...lossTable(bars, modelKwh, price)} />}
    >
      <DataTable<LossBar>
        label="Causes"
        rows={bars}
        rowKey={({ key }) => key}
        selectedKey={cause}
        columns={[
          {
            key: 'label',
            title: 'Cause',
            minWidth: 130,
            render: (bar) =>
              bar.kind === 'level' ? (
                <Text span size="sm" fw={700}>
                  {bar.label}
                </Text>
              ) : (
                <Anchor
                  component="button"
                  size="sm"
                  title="Show its days"
                  onClick={() => change({ cause: bar.key })}
                >
                  {bar.label}
                </Anchor>
              ),
          },
          rightColumn<LossBar>('kwh', 'Energy', (bar) =>
            barText(bar, (kwh) => formatResult(kwh, 'kWh')),
          ),
          rightColumn<LossBar>('share', 'Of expected', (bar) => barText(bar, share)),
          ...(price === undefined
            ? []
            : [
                rightColumn<LossBar>('money', 'Worth', (bar) =>
                  barText(bar, (kwh) => moneyText(kwh * price.perKwh, price.currency)),
                ),
              ]),
        ]}
      />
    </Panel>
  )
}
