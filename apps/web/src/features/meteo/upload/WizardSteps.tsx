import { Button, Group, Stack, Stepper } from '@mantine/core'
import { IconExclamationMark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { airError } from './airChoice.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import type { FileLook } from './lookAtFile.ts'
import { openQuestions } from './openQuestions.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { repeatedRowsOf } from './repeatedRows.ts'
import { SummaryStep } from './SummaryStep.tsx'
import { TimeStep } from './TimeStep.tsx'
import { UploadRefused } from './UploadRefused.tsx'
import type { Import } from './useImport.ts'
import { STEPS, type Step, useWizard, type Wizard } from './useWizard.ts'
import { formErrors } from './wizardForm.ts'

interface WizardStepsProps {
  readonly look: FileLook
  readonly sending: Import
  readonly onOther: () => void
  readonly onClose: () => void
}

const TITLES: Readonly<Record<Step, string>> = {
  columns: 'Format',
  time: 'Time',
  place: 'Name and place',
  summary: 'Summary',
}

/** A step at which something is missing. */
const FAULTY = {
  color: 'red.8',
  completedIcon: <IconExclamationMark size={16} aria-label="Something is missing" />,
} as const

/** Format, time, place and summary of a file; each step may be gone to at any time. */
export function WizardSteps({ look, sending, onOther, onClose }: WizardStepsProps): ReactNode {
  const wizard = useWizard(look)
  const at = STEPS.indexOf(wizard.step)
  const goTo = (index: number): void => {
    sending.reset()
    wizard.goTo(STEPS[index] ?? 'summary')
  }
  return (
    <Stack gap="md" mih={360}>
      <Stepper active={at} onStepClick={goTo} size="xs" iconSize={26} aria-label="Steps">
        {STEPS.map((step) => (
          <Stepper.Step
            key={step}
            label={TITLES[step]}
            {...(hasErrors(wizard, step) ? FAULTY : {})}
            aria-current={step === wizard.step ? 'step' : undefined}
          />
        ))}
      </Stepper>
      {sending.state.state === 'refused' && (
        <UploadRefused refusal={sending.state.refusal} onClose={onClose} />
      )}
      <StepBody wizard={wizard} />
      <Group mt="auto" justify="space-between" gap="xs">
        <Button variant="subtle" onClick={onOther}>
          Choose another file
        </Button>
        <Group gap="xs">
          {at > 0 && (
            <Button variant="default" onClick={() => goTo(at - 1)}>
              Back
            </Button>
          )}
          {wizard.step === 'summary' ? (
            <ImportButton wizard={wizard} sending={sending} />
          ) : (
            <Button onClick={() => goTo(at + 1)}>Next</Button>
          )}
        </Group>
      </Group>
    </Stack>
  )
}

function StepBody({ wizard }: { readonly wizard: Wizard }): ReactNode {
  switch (wizard.step) {
    case 'columns':
      return <ColumnsStep wizard={wizard} />
    case 'time':
      return <TimeStep wizard={wizard} />
    case 'place':
      return <PlaceStep wizard={wizard} />
    case 'summary':
      return <SummaryStep wizard={wizard} />
  }
}

function hasErrors({ form, weather, fit, reading, site }: Wizard, step: Step): boolean {
  if (step === 'summary') return false
  const repeated = repeatedRowsOf(reading)
  if (step === 'time' && repeated !== undefined && repeated.taken === undefined) return true
  if (step === 'columns' && airError(form, weather) !== undefined) return true
  const open = step === 'columns' ? [] : openQuestions(form, weather, fit, site)[step]
  return formErrors(form)[step].length + open.length > 0
}

function ImportButton(props: { readonly wizard: Wizard; readonly sending: Import }): ReactNode {
  const { look, form, reading, weather } = props.wizard
  const isReady =
    STEPS.every((step) => !hasErrors(props.wizard, step)) &&
    (reading.state === 'read' || reading.state === 'unread')
  return (
    <Button disabled={!isReady} onClick={() => props.sending.start(look.file, form, weather)}>
      Import
    </Button>
  )
}
