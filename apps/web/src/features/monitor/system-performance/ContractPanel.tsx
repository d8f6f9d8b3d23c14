import { causeLabel } from '@duet/monitoring/texts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { useIsNarrow } from '../../../ui/useIsNarrow.ts'
import type { Period } from '../shell/period.ts'
import { CountedEventTable } from './CountedEventTable.tsx'
import { contractFigures } from './contractFigures.ts'
import { usePerformanceSearch } from './performanceSearch.ts'
import { COUNTED_AS, COUNTED_TEXTS, type CountedAs, type Term, writeTerms } from './terms.ts'
import type { Contract } from './usePerformance.ts'

type Reason = Contract['reasons'][number]

/** What the server counts by is one of the three. */
const countedAs = (text: string): CountedAs => COUNTED_AS.find((one) => one === text) ?? 'excluded'

interface ContractPanelProps {
  readonly contract: Contract
  readonly terms: readonly Term[]
  readonly period: Period
}

/** Availability as a contract counts it: each cause in one of three ways, which stand in the address. */
export function ContractPanel({ contract, terms, period }: ContractPanelProps): ReactNode {
  const [, change] = usePerformanceSearch()
  const isNarrow = useIsNarrow()
  const counted = contract.reasons.filter(({ counted_as }) => counted_as === 'unavailable')
  const count = (reason: Reason, counted_as: CountedAs): void =>
    change({ terms: writeTerms(terms, { ...reason, counted_as }, countedAs(reason.usually)) })
  return (
    <Panel
      title="Availability as the contract counts it"
      guide="/docs/monitoring/energy.html#availability-as-the-contract-counts-it"
      description="Unavailable: it counts against the plant. Available: as if the plant had run. Excluded: its time and energy leave the figure."
    >
      <KpiStrip label="Availability by the contract" figures={contractFigures(contract)} />
      <DataTable<Reason>
        label="Causes of the contract"
        rows={contract.reasons}
        rowKey={({ event_type }) => event_type}
        columns={[
          { key: 'type', title: 'Cause', render: ({ event_type }) => causeLabel(event_type) },
          {
            key: 'as',
            title: 'Counts as',
            render: (reason) => (
              <ChoiceSwitch
                size="xs"
                orientation={isNarrow ? 'vertical' : 'horizontal'}
                label={`${causeLabel(reason.event_type)} counts as`}
                choices={choicesOf(COUNTED_AS, COUNTED_TEXTS)}
                value={countedAs(reason.counted_as)}
                onChange={(as) => count(reason, as)}
              />
            ),
          },
          rightColumn<Reason>('h', 'Inverters standing', ({ down_h }) => formatUnit(down_h, 'h')),
          energyColumn(contract.reasons, 'kwh', 'Energy', ({ kwh }) => kwh),
        ]}
      />
      <Text size="xs" c="gray.6" my="xs">
        Time is that of inverters that stand still; causes that make parts do less have energy
        alone.
      </Text>
      <CountedEventTable period={period} types={counted.map(({ event_type }) => event_type)} />
    </Panel>
  )
}
