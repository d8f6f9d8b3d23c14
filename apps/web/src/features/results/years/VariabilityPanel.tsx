import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatPercentFixed } from '../../../lib/format.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { withVariability } from './budget.ts'
import { useBudgetChange, type YieldYears } from './useYears.ts'

/** How much the years of a run differ, and a button that takes it over; nothing of a run of fewer than three years. */
export function VariabilityPanel({
  data: { variability, uncertainty },
}: {
  readonly data: YieldYears
}): ReactNode {
  const mayChange = isEditor(useCurrentProject())
  const { of, store } = useBudgetChange()
  if (!variability) return null
  const { years, fraction, low_fraction, high_fraction } = variability
  return (
    <Panel
      title="Differences between the simulated years"
      description="Sample standard deviation of the energies of the complete years over their mean, the age of the modules taken out; its limits by the chi-square distribution."
      actions={
        mayChange && (
          <Button
            variant="default"
            loading={of.isPending}
            onClick={() => store(withVariability(uncertainty, variability))}
          >
            Take over from {years} simulated years
          </Button>
        )
      }
    >
      <Text size="sm">
        {formatPercentFixed(fraction)} from {years} simulated years; with 95 % confidence between{' '}
        {formatPercentFixed(low_fraction)} and {formatPercentFixed(high_fraction)}.
      </Text>
      <FailureNote of={of} />
    </Panel>
  )
}
