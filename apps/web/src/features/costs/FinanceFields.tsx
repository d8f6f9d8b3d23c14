import { nominalRate } from '@duet/results'
import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../lib/format.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CostErrors, CostsDraft } from './costsDraft.ts'

export interface CostsPartProps {
  readonly draft: CostsDraft
  readonly change: (changed: Partial<CostsDraft>) => void
  readonly errors: CostErrors
}

/** The currency, the rates and the period. */
export function FinanceFields({ draft, change, errors }: CostsPartProps): ReactNode {
  const { realDiscountFraction: real, inflationFraction: inflation } = draft
  return (
    <Panel title="Currency, rates and period">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        <TextInput
          label="Currency"
          placeholder="EUR"
          maxLength={3}
          value={draft.currency}
          error={errors['currency']}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value.toUpperCase() })}
        />
        <NumberField
          label="Real discount rate"
          unit="% a year"
          factor={100}
          decimals={3}
          value={real}
          error={errors['real_discount_fraction']}
          onChange={(realDiscountFraction) => change({ realDiscountFraction })}
        />
        <NumberField
          label="Inflation"
          unit="% a year"
          factor={100}
          decimals={3}
          value={inflation}
          error={errors['inflation_fraction']}
          onChange={(inflationFraction) => change({ inflationFraction })}
        />
        <NumberField
          label="Analysis period"
          unit="years"
          decimals={0}
          value={draft.lifeYears}
          error={errors['life_years']}
          onChange={(lifeYears) => change({ lifeYears })}
        />
      </SimpleGrid>
      {real !== null && inflation !== null && (
        <Text size="xs" c="gray.6" mt="xs">
          Nominal discount rate {formatPercentFixed(nominalRate(real, inflation))}: (1 + real) · (1
          + inflation) − 1.
        </Text>
      )}
    </Panel>
  )
}
