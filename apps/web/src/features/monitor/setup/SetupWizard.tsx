import { Button, Group, Stack, Stepper } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useIsNarrow } from '../../../ui/useIsNarrow.ts'
import { BudgetStep } from './BudgetStep.tsx'
import { GoStep } from './GoStep.tsx'
import { HierarchyStep } from './HierarchyStep.tsx'
import { PlantStep } from './PlantStep.tsx'
import { ReadingsStep } from './ReadingsStep.tsx'
import { SETUP_STEPS, type SetupStep, STEP_TEXTS } from './setupSearch.ts'
import type { Deployed, StepProps } from './stepProps.ts'
import { TestStep } from './TestStep.tsx'
import { useSetupDraft } from './useSetupDraft.ts'
import { WeatherStep } from './WeatherStep.tsx'

interface SetupWizardProps {
  readonly step: SetupStep
  readonly deployment: Deployed | undefined
  readonly onStep: (step: SetupStep | undefined) => void
}

const STEPS: Readonly<Record<Exclude<SetupStep, 'go'>, (props: StepProps) => ReactNode>> = {
  plant: PlantStep,
  hierarchy: HierarchyStep,
  readings: ReadingsStep,
  weather: WeatherStep,
  budget: BudgetStep,
  test: TestStep,
}

/** Seven steps that can be gone through in any order; what was given stays. */
export function SetupWizard({ step, deployment, onStep }: SetupWizardProps): ReactNode {
  const project = useCurrentProject()
  const state = useSetupDraft(project.id)
  const isNarrow = useIsNarrow()
  const at = SETUP_STEPS.indexOf(step)
  const title = deployment ? 'New version' : 'Set up monitoring'
  const Step = step === 'go' ? undefined : STEPS[step]
  const [before, after] = [SETUP_STEPS[at - 1], SETUP_STEPS[at + 1]]
  return (
    <Page>
      <PageHeader
        title={title}
        description={`Step ${at + 1} of ${SETUP_STEPS.length}: ${STEP_TEXTS[step]}. What you give is kept in this browser until the last step.`}
      />
      <Stack gap="md">
        {!isNarrow && (
          <Stepper
            size="xs"
            active={at}
            onStepClick={(index) => onStep(SETUP_STEPS[index])}
            aria-label="Steps"
          >
            {SETUP_STEPS.map((key) => (
              <Stepper.Step key={key} label={STEP_TEXTS[key]} />
            ))}
          </Stepper>
        )}
        {Step ? (
          <Step {...state} deployment={deployment} />
        ) : (
          <GoStep {...state} deployment={deployment} onDone={() => onStep(undefined)} />
        )}
        <Group justify="space-between">
          {before === undefined && deployment === undefined ? (
            <span />
          ) : (
            <Button variant="default" onClick={() => onStep(before)}>
              {before === undefined ? 'Back: versions' : `Back: ${STEP_TEXTS[before]}`}
            </Button>
          )}
          {after !== undefined && (
            <Button onClick={() => onStep(after)}>{`Next: ${STEP_TEXTS[after]}`}</Button>
          )}
        </Group>
      </Stack>
    </Page>
  )
}
