import type { FieldDescriptor } from '@duet/plant'
import { Button, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { shownLimit, shownSentence } from '../../../lib/shownUnits.ts'
import { AllAlikeSelect } from '../../../ui/AllAlikeSelect.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import classes from '../PropertyPanel.module.css'
import { numberOrNull, useGivenNumber } from './useGivenNumber.ts'

interface MonthListInputProps {
  readonly field: Pick<
    FieldDescriptor,
    | 'name'
    | 'label'
    | 'shownUnit'
    | 'shownFactor'
    | 'options'
    | 'help'
    | 'isOptional'
    | 'absentValue'
  >
  readonly value: unknown
  /** By path inside the record. */
  readonly errors: ReadonlyMap<string, string>
  readonly isDisabled: boolean
  /** Null: no month is given. */
  readonly onChange: (value: readonly unknown[] | null) => void
}

const MONTHS = 12

/** Twelve values, January first. A month that is not given is shown as what it stands for, and is that once another is typed. */
export function MonthListInput({
  field,
  value,
  errors,
  isDisabled,
  onChange,
}: MonthListInputProps): ReactNode {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const unit = field.shownUnit === '' ? '' : `, ${field.shownUnit}`
  const change = (index: number, next: number | null): void => {
    if (next === null) return
    const whole = Array.from({ length: MONTHS }, (_, at) => list[at] ?? field.absentValue ?? 0)
    onChange(whole.with(index, next))
  }
  return (
    <fieldset className={classes['list']}>
      <legend className={classes['listLabel']}>
        {field.label}
        {unit}
      </legend>
      {field.help !== undefined && <p className={classes['help']}>{shownSentence(field.help)}</p>}
      {field.options !== undefined && (
        <AllAlikeSelect
          label="All months as"
          options={field.options}
          values={Array.from({ length: MONTHS }, (_, month) => numberOrNull(list[month]))}
          isDisabled={isDisabled}
          onChange={(next) => onChange(Array.from({ length: MONTHS }, () => next))}
        />
      )}
      <div className={classes['months']}>
        {Array.from({ length: MONTHS }, (_, index) => (
          <MonthInput
            key={formatMonth(index)}
            field={field}
            index={index}
            value={numberOrNull(list[index] ?? field.absentValue)}
            isOptional={field.isOptional && list.length === 0 && field.absentValue === undefined}
            error={errors.get(`${field.name}.${index}`)}
            isDisabled={isDisabled}
            onChange={(next) => change(index, next)}
          />
        ))}
      </div>
      {field.isOptional && list.length > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          mt={4}
          disabled={isDisabled}
          onClick={() => onChange(null)}
        >
          {`Clear ${field.label}`}
        </Button>
      )}
      {errors.has(field.name) && <Input.Error>{errors.get(field.name)}</Input.Error>}
    </fieldset>
  )
}

interface MonthInputProps {
  readonly field: MonthListInputProps['field']
  readonly index: number
  readonly value: number | null
  /** No month is given yet. */
  readonly isOptional: boolean
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (value: number | null) => void
}

function MonthInput(props: MonthInputProps): ReactNode {
  const { field, index } = props
  const number = useGivenNumber(props.value, props.isOptional, props.onChange)
  return (
    <div {...fieldAnchor(`${field.name}.${index}`)}>
      <NumberField
        label={formatMonth(index)}
        value={number.shown}
        factor={field.shownFactor}
        error={number.error ?? shownLimit(field, props.error)}
        disabled={props.isDisabled}
        onChange={number.change}
      />
    </div>
  )
}
