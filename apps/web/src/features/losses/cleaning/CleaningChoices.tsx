import { bestCleaning, cleaningValues } from '@duet/results'
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { CleaningPartsFragment, CostModelPartsFragment } from '../../../lib/gql/graphql.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { CleaningFacts } from './CleaningFacts.tsx'
import type { CleaningStudy } from './CleaningPanel.tsx'
import { CleaningTable } from './CleaningTable.tsx'
import { cleaningPrice, hasOneCleaningLine } from './cleaningPrice.ts'
import { useCleaningPrice } from './useCleaningPrice.ts'

interface CleaningChoicesProps {
  readonly study: CleaningStudy
  readonly now: CleaningPartsFragment
  /** Null: the project has no costs. */
  readonly model: CostModelPartsFragment | null
  readonly session: DesignSession
}

/** The schedule that the blocks have, what a cleaning costs, and other numbers of cleanings. */
export function CleaningChoices({ study, now, model, session }: CleaningChoicesProps): ReactNode {
  const [price, setPrice] = useState(study.cleaning_price)
  const values = cleaningValues(
    { now: choiceOf(now), choices: study.choices.map(choiceOf) },
    {
      pricePerMwh: study.mean_price_per_mwh ?? undefined,
      costEach: price !== null && price >= 0 ? price : undefined,
    },
  )
  const best = bestCleaning(values)
  return (
    <Stack gap="md">
      <CleaningFacts study={study} now={now} values={values} best={best} />
      <PriceField price={price} onPrice={setPrice} model={model} session={session} />
      <CleaningTable values={values} best={best} currency={study.currency} />
      <Text size="xs" c="gray.7">
        {methodOf(study)}
      </Text>
    </Stack>
  )
}

const choiceOf = (parts: CleaningPartsFragment) => ({
  perYear: parts.per_year,
  cleanings: parts.cleanings,
  lossFraction: parts.loss_fraction,
  energyKwh: parts.energy_kwh,
})

function methodOf({
  simulation_name,
  left_out,
  mean_price_per_mwh,
  currency,
}: CleaningStudy): string {
  const price =
    mean_price_per_mwh === null || currency === null
      ? ''
      : ` Energy is worth ${formatNumber(mean_price_per_mwh)} ${currency}/MWh, the price of the first year.`
  const others = left_out.length === 0 ? '' : ` Not counted: ${left_out.join(', ')}.`
  return `Dirt is computed by the soiling that each block has now, over the weather of ${simulation_name ?? 'the last simulation'}, and weighed by the light that it found on the front. The energy of that simulation goes with the light that passes; clipping is not counted. Cleanings are evenly spread over 365 days; a sawtooth without any has no limit. Gains are against the schedule of now.${price}${others}`
}

interface PriceFieldProps extends Pick<CleaningChoicesProps, 'model' | 'session'> {
  readonly price: number | null
  readonly onPrice: (price: number | null) => void
}

/** What one cleaning costs; editors make it one of the running costs. */
function PriceField({ price, onPrice, model, session }: PriceFieldProps): ReactNode {
  const mayWrite = isEditor(useCurrentProject())
  const { save, isPending } = useCleaningPrice(session)
  const before = model && cleaningPrice(model)
  const isWrong = price !== null && price < 0
  if (model === null || !hasOneCleaningLine(model)) {
    return (
      <Text size="sm">
        {model === null
          ? 'What cleanings gain and cost in money follows from the currency and the price of energy.'
          : 'The running costs have several lines of cleaning.'}{' '}
        <AnchorLink
          size="sm"
          from="/$org/project/$projectId"
          to="/$org/project/$projectId/design/costs"
        >
          Enter them under Costs
        </AnchorLink>
      </Text>
    )
  }
  return (
    <Group align="flex-end" gap="sm">
      <NumberField
        label="Cost of one cleaning of the plant"
        unit={model.currency}
        value={price}
        w={260}
        error={isWrong ? 'must be non-negative' : undefined}
        onChange={onPrice}
      />
      {mayWrite && (
        <Button
          variant="default"
          disabled={price === before || isWrong}
          loading={isPending}
          onClick={() => save({ before, after: price })}
        >
          Save to running costs
        </Button>
      )}
    </Group>
  )
}
