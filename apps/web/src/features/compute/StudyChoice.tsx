import { Group, MultiSelect, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  STUDY_PARAMETERS,
  studyOptions,
  studyParameter,
  studyValues,
} from '../../project/runs/studyParameters.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { chosenBlocks, type RunForm } from './runForm.ts'
import { presentValue, type StudyForm } from './studyForm.ts'
import type { ComputeData } from './useCompute.ts'

interface StudyChoiceProps {
  readonly data: ComputeData
  readonly form: RunForm
  readonly study: StudyForm
  readonly onChange: (next: Partial<StudyForm>) => void
}

/** Whether one simulation is started, or one for each value of a parameter. */
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
          { value: 'study', label: 'Study of a parameter' },
        ]}
      />
      {study.isStudy && (
        <>
          <Group align="flex-start" gap="md">
            <Select
              label="Parameter"
              w={240}
              data={STUDY_PARAMETERS.map(({ key, label }) => ({ value: key, label }))}
              value={study.parameter}
              allowDeselect={false}
              onChange={(parameter) => onChange({ parameter: parameter ?? 'tilt', chosen: [] })}
            />
            <Values data={data} study={study} onChange={onChange} />
          </Group>
          <Text size="xs" c="gray.6">
            {hintText(data, form, study)}
          </Text>
        </>
      )}
    </Stack>
  )
}

function hintText({ design }: ComputeData, form: RunForm, study: StudyForm): string {
  const parameter = studyParameter(study.parameter)
  const now = presentValue(study.parameter, chosenBlocks(form, design.blocks), design.components)
  const found = studyValues(study)
  const count =
    found.error === undefined
      ? ` ${found.values.length === 1 ? '1 simulation' : `${found.values.length} simulations`}.`
      : ''
  return `${parameter?.about ?? ''}${now === undefined ? '' : ` Now: ${now}.`}${count}`
}

type ValuesProps = Omit<StudyChoiceProps, 'form'>

function Values(props: ValuesProps): ReactNode {
  const { data, study, onChange } = props
  const parameter = studyParameter(study.parameter)
  if (parameter === undefined) return null
  if (parameter.kind === 'number') return <NumberValues {...props} />
  return (
    <MultiSelect
      label="Values"
      w={420}
      maw="100%"
      data={[...studyOptions(study.parameter, data.design.components, data.datasets)]}
      value={[...study.chosen]}
      onChange={(chosen) => onChange({ chosen })}
    />
  )
}

const RANGE_LABELS = { from: 'First', to: 'Last', step: 'Step' } as const

function NumberValues({ study, onChange }: ValuesProps): ReactNode {
  const parameter = studyParameter(study.parameter)
  const unit = parameter?.unit ? ` (${parameter.unit})` : ''
  const { error } = studyValues(study)
  return (
    <>
      <Select
        label="Values as"
        w={140}
        data={[
          { value: 'list', label: 'List' },
          { value: 'range', label: 'From, to, step' },
        ]}
        value={study.how}
        allowDeselect={false}
        onChange={(how) => onChange({ how: how === 'range' ? 'range' : 'list' })}
      />
      {study.how === 'list' ? (
        <TextInput
          label={`Values${unit}`}
          w={300}
          maw="100%"
          placeholder={parameter?.example ?? ''}
          value={study.list}
          error={study.list === '' ? undefined : error}
          onChange={(event) => onChange({ list: event.currentTarget.value })}
        />
      ) : (
        (['from', 'to', 'step'] as const).map((key) => (
          <NumberField
            key={key}
            w={110}
            label={RANGE_LABELS[key]}
            unit={parameter?.unit ?? ''}
            value={study[key]}
            error={key === 'step' && study.step !== null ? error : undefined}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))
      )}
    </>
  )
}
