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
  { value: 'series', label: 'Hours of a year' },
  { value: 'yearly', label: 'By year' },
] as const

/** Prices that are pasted, by the way in which they go. */
const TEXTS = {
  hourly: {
    field: 'hourlyText',
    label: 'Prices by month and hour',
    description:
      '12 lines, January first, each of 24 prices from the hour after midnight, in site time: paste a table of a spreadsheet.',
  },
  series: {
    field: 'seriesText',
    label: 'Price of each hour of a year',
    description:
      '8,760 prices from the first hour of 1 January, in site time: paste a column of a spreadsheet. 29 February has the prices of the day before.',
  },
  yearly: {
    field: 'yearlyText',
    label: 'Price of each year',
    description:
      'From the first year of the plant, each in money of its year. The last one grows on where the life is longer.',
  },
} as const

/** What a MWh earns. */
export function PriceFields({ draft, change, errors }: CostsPartProps): ReactNode {
  const unit = draft.currency === '' ? 'per MWh' : `${draft.currency}/MWh`
  const text =
    draft.priceKind === 'none' || draft.priceKind === 'flat' ? undefined : TEXTS[draft.priceKind]
  return (
    <Panel
      title="Price of energy"
      description="Of the first year where not given for each. Without a price there is a levelized cost of energy, and no revenue."
    >
      <Stack gap="sm" align="flex-start">
        <ChoiceSwitch
          label="Price of energy"
          choices={KINDS}
          value={draft.priceKind}
          onChange={(priceKind) => change({ priceKind })}
        />
        {text && (
          <Textarea
            label={`${text.label}, ${unit}`}
            description={text.description}
            w="100%"
            rows={8}
            styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
            value={draft[text.field]}
            error={errors[`energy_price.${draft.priceKind}_per_mwh`]}
            onChange={({ currentTarget }) => change({ [text.field]: currentTarget.value })}
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
