import { CAPITAL_UNITS, YEARLY_UNITS } from '@duet/results'
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { isEditor, useCurrentProject } from '../../lib/currentProject.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx'
import { CostLines } from './CostLines.tsx'
import type { CostsDraft } from './costsDraft.ts'
import { FinanceFields } from './FinanceFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { useCosts } from './useCosts.ts'

interface CostsFormProps {
  readonly stored: CostsDraft
  readonly isStored: boolean
}

/** All that costs are made of, saved at once; viewers see it. */
export function CostsForm({ stored, isStored }: CostsFormProps): ReactNode {
  const { draft, change, isChanged, errors, form } = useCosts(stored)
  const isLocked = !isEditor(useCurrentProject())
  const part = { draft, change, errors }
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <UnsavedChanges hasChanges={isChanged && !form.isPending} />
      {/* a fieldset that is disabled locks all that is in it */}
      <fieldset disabled={isLocked} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <Stack gap="md">
          <FinanceFields {...part} />
          <CostLines
            title="Capital"
            description="Paid once, before the first year."
            path="capital"
            units={CAPITAL_UNITS}
            lines={draft.capital}
            currency={draft.currency}
            errors={errors}
            onChange={(capital) => change({ capital })}
          />
          <CostLines
            title="Running"
            description="Every year, or what is replaced every so many years, with the price of the first year; it grows with inflation, and by the escalation above that."
            path="yearly"
            units={YEARLY_UNITS}
            lines={draft.yearly}
            currency={draft.currency}
            errors={errors}
            onChange={(yearly) => change({ yearly })}
          />
          <PriceFields {...part} />
        </Stack>
      </fieldset>
      {!isLocked && (
        <Stack gap="sm" mt="md">
          {form.message !== undefined && <ErrorNote message={form.message} />}
          <Group>
            <Button type="submit" loading={form.isPending} disabled={isStored && !isChanged}>
              Save costs
            </Button>
          </Group>
        </Stack>
      )}
    </form>
  )
}
