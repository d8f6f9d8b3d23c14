import { SimpleGrid, Stack, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceSwitch } from '../../ui/ChoiceSwitch.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CostsPartProps } from './FinanceFields.tsx'

const KINDS = [
  { value: 'none', label: 'No price' },
  { value: 'flat', label: 'Flat' },
  { value: 'hourly', label: 'By month and hour' },
] as const

/** What a MWh earns. */
export function PriceFields({ draft, change, errors }: CostsPartProps): ReactNode {
  const unit = draft.currency === '' ? 'per MWh' : `${draft.currency}/MWh`
  return (
    <Panel
      title="Price of energy"
      description="Of the first year. Without a price there is a levelized cost of energy, and no revenue."
    >
      <Stack gap="sm" align="flex-start">
        <ChoiceSwitch
          label="Price of energy"
          choices={KINDS}
          value={draft.priceKind}
          onChange={(priceKind) => change({ priceKind })}
        />
        {draft.priceKind === 'hourly' && (
          <Textarea
            label={`Prices by month and hour, ${unit}`}
            description="12 lines, January first, each of 24 prices from the hour after midnight, in site time: paste a table of a spreadsheet."
            w="100%"
            minRows={6}
            maxRows={12}
            autosize
            styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
            value={draft.hourlyText}
            error={errors['energy_price.hourly_per_mwh']}
            onChange={({ currentTarget }) => change({ hourlyText: currentTarget.value })}
          />
        )}
        {draft.priceKind !== 'none' && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" w="100%" maw={520}>
            {draft.priceKind === 'flat' && (
              <NumberField
                label="Price"
                unit={unit}
                value={draft.flatPerMwh}
                error={errors['energy_price.flat_per_mwh']}
                onChange={(flatPerMwh) => change({ flatPerMwh })}
              />
            )}
            <NumberField
              label="Growth a year, inflation included"
              unit="%"
              factor={100}
              decimals={3}
              value={draft.priceGrowthFraction}
              error={errors['energy_price.escalation_fraction']}
              onChange={(priceGrowthFraction) => change({ priceGrowthFraction })}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Panel>
  )
}
