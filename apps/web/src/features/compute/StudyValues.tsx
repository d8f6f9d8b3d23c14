import { MultiSelect, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type GivenValues,
  studyOptions,
  studyParameter,
  studyValues,
} from '../../project/runs/studyParameters.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ComputeData } from './useCompute.ts'

interface StudyValuesProps {
  readonly data: ComputeData
  readonly axis: GivenValues
  readonly onChange: (next: Partial<GivenValues>) => void
}

/** The values of one parameter of a study: numbers as a list or a range, or a choice. */
export function StudyValues(props: StudyValuesProps): ReactNode {
  const { data, axis, onChange } = props
  const parameter = studyParameter(axis.parameter)
  if (parameter === undefined) return null
  if (parameter.kind === 'number') return <NumberValues axis={axis} onChange={onChange} />
  return (
    <MultiSelect
      label="Values"
      w={420}
      maw="100%"
      data={[...studyOptions(axis.parameter, data.design.components, data.datasets)]}
      value={[...axis.chosen]}
      onChange={(chosen) => onChange({ chosen })}
    />
  )
}

const RANGE_LABELS = { from: 'First', to: 'Last', step: 'Step' } as const

function NumberValues({ axis, onChange }: Omit<StudyValuesProps, 'data'>): ReactNode {
  const parameter = studyParameter(axis.parameter)
  const unit = parameter?.unit ? ` (${parameter.unit})` : ''
  const { error } = studyValues(axis)
  return (
    <>
      <Select
        label="Values as"
        w={140}
        data={[
          { value: 'list', label: 'List' },
          { value: 'range', label: 'From, to, step' },
        ]}
        value={axis.how}
        allowDeselect={false}
        onChange={(how) => onChange({ how: how === 'range' ? 'range' : 'list' })}
      />
      {axis.how === 'list' ? (
        <TextInput
          label={`Values${unit}`}
          w={300}
          maw="100%"
          placeholder={parameter?.example ?? ''}
          value={axis.list}
          error={axis.list === '' ? undefined : error}
          onChange={(event) => onChange({ list: event.currentTarget.value })}
        />
      ) : (
        (['from', 'to', 'step'] as const).map((key) => (
          <NumberField
            key={key}
            w={110}
            label={RANGE_LABELS[key]}
            unit={parameter?.unit ?? ''}
            value={axis[key]}
            error={key === 'step' && axis.step !== null ? error : undefined}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))
      )}
    </>
  )
}
