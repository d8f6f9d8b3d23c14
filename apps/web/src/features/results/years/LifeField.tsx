import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { MAX_LIFE_YEARS } from './budget.ts'
import { type Uncertainty, useBudgetChange } from './useYears.ts'

/** How long the plant lives; editors change it. */
export function LifeField({ uncertainty }: { readonly uncertainty: Uncertainty }): ReactNode {
  const [years, setYears] = useState<number | null>(uncertainty.life_years)
  const { of, store } = useBudgetChange()
  if (!isEditor(useCurrentProject())) return null
  const isValid = years !== null && Number.isInteger(years) && years >= 1 && years <= MAX_LIFE_YEARS
  return (
    <>
      <Group align="flex-end" gap="xs">
        <NumberField
          label="Years of life"
          unit="years"
          w={160}
          decimals={0}
          value={years}
          error={isValid ? undefined : `1 to ${MAX_LIFE_YEARS} years`}
          onChange={setYears}
        />
        <Button
          variant="default"
          disabled={!isValid || years === uncertainty.life_years}
          loading={of.isPending}
          onClick={() => years !== null && store({ ...uncertainty, life_years: years })}
        >
          Save years
        </Button>
      </Group>
      <FailureNote of={of} />
    </>
  )
}
