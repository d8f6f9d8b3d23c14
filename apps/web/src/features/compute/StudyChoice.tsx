import { MAX_STUDY_PARAMETERS } from '@duet/results/study'
import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  type GivenValues,
  ROW_OPTICS,
  STUDY_PARAMETERS,
  studyParameter,
} from '../../project/runs/studyParameters.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { chosenBlocks, type RunForm } from './runForm.ts'
import { StudyConstraints } from './StudyConstraints.tsx'
import { StudyValues } from './StudyValues.tsx'
import { firstAxis, presentValue, type StudyForm } from './studyForm.ts'
import type { ComputeData } from './useCompute.ts'

const AS_DESIGNED = 'as_designed'

interface StudyChoiceProps {
  readonly data: ComputeData
  readonly form: RunForm
  readonly study: StudyForm
  readonly onChange: (next: Partial<StudyForm>) => void
}

/** Whether one simulation is started, or one for each combination of the values of some parameters. */
export function StudyChoice({ data, form, study, onChange }: StudyChoiceProps): ReactNode {
  return (
    <Stack gap="sm" mt="md">
      <SegmentedControl
        aria-label="What to start"
        w="fit-content"
        value={study.isStudy ? 'study' : 'one'}
        onChange={(value) => onChange({ isStudy: value === 'study' })}
        data={[
          { value: 'one', label: 'One simulation' },
          { value: 'study', label: 'Study of parameters' },
        ]}
      />
      {study.isStudy && (
        <>
          <Axes data={data} form={form} study={study} onChange={onChange} />
          <LightChoice study={study} onChange={onChange} />
          <StudyConstraints
            constraints={study.constraints}
            onChange={(constraints) => onChange({ constraints })}
          />
        </>
      )}
    </Stack>
  )
}

function LightChoice({ study, onChange }: Pick<StudyChoiceProps, 'study' | 'onChange'>): ReactNode {
  return (
    <Stack gap={4}>
      <Select
        label="Light between rows"
        w={240}
        data={[{ value: AS_DESIGNED, label: 'As designed' }, ...ROW_OPTICS]}
        value={study.rowOptics ?? AS_DESIGNED}
        allowDeselect={false}
        onChange={(value) => onChange({ rowOptics: value === AS_DESIGNED ? null : value })}
      />
      <Text size="xs" c="gray.6">
        Endless rows, solved in 2-D, take a fraction of the time, and leave out row ends, structure
        and obstacles.
      </Text>
    </Stack>
  )
}

function Axes({ data, form, study, onChange }: StudyChoiceProps): ReactNode {
  const { axes } = study
  const free = STUDY_PARAMETERS.find(({ key }) => axes.every((axis) => axis.parameter !== key))
  const change = (at: number, next: Partial<GivenValues>): void =>
    onChange({ axes: axes.map((axis, index) => (index === at ? { ...axis, ...next } : axis)) })
  return (
    <>
      {axes.map((axis, at) => (
        <Axis
          key={axis.parameter}
          data={data}
          form={form}
          axis={axis}
          taken={axes.map(({ parameter }) => parameter)}
          onChange={(next) => change(at, next)}
          onRemove={
            axes.length > 1
              ? () => onChange({ axes: axes.filter((_, index) => index !== at) })
              : undefined
          }
        />
      ))}
      {axes.length < MAX_STUDY_PARAMETERS && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange({ axes: [...axes, firstAxis(free?.key ?? '')] })}
        >
          Add parameter
        </Button>
      )}
    </>
  )
}

interface AxisProps {
  readonly data: ComputeData
  readonly form: RunForm
  readonly axis: GivenValues
  /** Parameters that the study has already. */
  readonly taken: readonly string[]
  readonly onChange: (next: Partial<GivenValues>) => void
  readonly onRemove: (() => void) | undefined
}

function Axis({ data, form, axis, taken, onChange, onRemove }: AxisProps): ReactNode {
  const choices = STUDY_PARAMETERS.filter(
    ({ key }) => key === axis.parameter || !taken.includes(key),
  )
  const { design } = data
  const name = studyParameter(axis.parameter)
  const now = presentValue(axis.parameter, chosenBlocks(form, design.blocks), design.components)
  return (
    <Stack
      gap={4}
      component="fieldset"
      p={0}
      m={0}
      bd={0}
      miw={0}
      aria-label={name?.label ?? axis.parameter}
    >
      <Group align="flex-start" gap="md">
        <Select
          label="Parameter"
          w={240}
          data={choices.map(({ key, label }) => ({ value: key, label }))}
          value={axis.parameter}
          allowDeselect={false}
          onChange={(parameter) =>
            onChange({ parameter: parameter ?? axis.parameter, list: '', chosen: [] })
          }
        />
        <StudyValues data={data} axis={axis} onChange={onChange} />
        {onRemove && (
          <IconButton label={`Remove ${name?.label ?? axis.parameter}`} onClick={onRemove}>
            <IconTrash size={16} />
          </IconButton>
        )}
      </Group>
      <Text size="xs" c="gray.6">
        {`${name?.about ?? ''}${now === undefined ? '' : ` Now: ${now}.`}`}
      </Text>
    </Stack>
  )
}
