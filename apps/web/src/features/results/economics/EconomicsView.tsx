import { Group, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Note } from '../../../ui/Note.tsx'
import { CaseTable } from './CaseTable.tsx'
import { CashFlowPanel } from './CashFlowPanel.tsx'
import { CostsLink } from './CostsLink.tsx'
import { CostTable } from './CostTable.tsx'
import { economicFigures } from './economicFigures.ts'
import type { RunEconomics } from './useEconomics.ts'

interface EconomicsViewProps {
  readonly economics: RunEconomics
  readonly currency: string
}

/** Figures, costs with their quantities, and the years. */
export function EconomicsView({ economics, currency }: EconomicsViewProps): ReactNode {
  const { capital, yearly, capital_sum, yearly_sum, cases, years, model } = economics
  return (
    <Stack gap="md">
      {economics.missing === 'quantity' && <UnknownNote economics={economics} />}
      {cases.length > 0 && (
        <KpiStrip label="Economics at P50" figures={economicFigures(economics, currency)} />
      )}
      <Group justify="flex-end">
        <CostsLink>Costs and price</CostsLink>
      </Group>
      {years.length > 0 && (
        <CashFlowPanel years={years} currency={currency} hasPrice={model?.energy_price !== null} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <CostTable
          title="Capital cost"
          description="Paid before the first year. Quantities are those of the design as it was simulated."
          parts={capital}
          sum={capital_sum}
          currency={currency}
        />
        <CostTable
          title="Running cost"
          description="A year on average, at the prices of the first year; it grows with inflation, and by the escalation above that."
          parts={yearly}
          sum={yearly_sum}
          currency={currency}
        />
      </SimpleGrid>
      {cases.length > 0 && <CaseTable cases={cases} currency={currency} />}
    </Stack>
  )
}

function UnknownNote({ economics }: { readonly economics: RunEconomics }): ReactNode {
  const unknown = [...economics.capital, ...economics.yearly].filter(
    ({ amount }) => amount === null,
  )
  return (
    <Note kind="warning" title="A quantity is not known">
      {unknown.map(({ name }) => name).join(', ')}: the design does not say how much of it there is,
      so that there are no figures. A wire has a length where its component is given by length and
      cross-section; or price it another way, by Wp or fixed.
    </Note>
  )
}
