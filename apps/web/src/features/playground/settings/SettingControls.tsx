import { Input, NativeSelect, Slider, Stack } from '@mantine/core'
import { memo, type ReactNode, useCallback, useId } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import {
  type ChoiceField,
  heldNumber,
  type NumberField as NumberSetting,
  type SettingField,
  type SettingOf,
  type SettingTable,
} from './settingFields.ts'
import classes from './settings.module.css'

interface SettingControlsProps<Table extends SettingTable> {
  readonly table: Table
  /** Those that are shown, in their order. */
  readonly names: readonly (keyof Table & string)[]
  readonly setting: SettingOf<Table>
  readonly onChange: (changed: Partial<SettingOf<Table>>) => void
}

/** Sliders and choices for fields of a table; one whose value stays is not drawn again. */
export function SettingControls<Table extends SettingTable>({
  table,
  names,
  setting,
  onChange,
}: SettingControlsProps<Table>): ReactNode {
  const change = useCallback(
    (name: string, value: number | string) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key of the setting with a value of its field
      onChange({ [name]: value } as Partial<SettingOf<Table>>)
    },
    [onChange],
  )
  return (
    <Stack gap="xs">
      {names.map((name) => (
        <SettingControl
          key={name}
          name={name}
          field={table[name]}
          value={setting[name]}
          onChange={change}
        />
      ))}
    </Stack>
  )
}

interface SettingControlProps {
  readonly name: string
  readonly field: SettingField | undefined
  readonly value: unknown
  readonly onChange: (name: string, value: number | string) => void
}

const SettingControl = memo(function SettingControl(props: SettingControlProps): ReactNode {
  const { name, field, value, onChange } = props
  const change = (next: number | string): void => onChange(name, next)
  switch (field?.kind) {
    case 'number':
      return <SettingSlider field={field} value={Number(value)} onChange={change} />
    case 'choice':
      return <SettingChoice field={field} value={String(value)} onChange={change} />
    case 'text':
    case undefined:
      return null
  }
})

interface ControlProps<Field, Value> {
  readonly field: Field
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function SettingChoice({
  field,
  value,
  onChange,
}: ControlProps<ChoiceField<string>, string>): ReactNode {
  return (
    <NativeSelect
      label={field.label}
      value={value}
      data={Object.entries(field.choices).map(([key, label]) => ({ value: key, label }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** A slider, and the number beside it to be typed. */
function SettingSlider({ field, value, onChange }: ControlProps<NumberSetting, number>): ReactNode {
  const { label, unit, min, max, step, hint } = field
  const id = useId()
  return (
    <div>
      <div className={classes['row']}>
        <Input.Label id={id} className={classes['label'] ?? ''}>
          {label}
        </Input.Label>
        <NumberField
          label={label}
          hideLabel
          w={96}
          unit={unit}
          value={value}
          step={step}
          onChange={(typed) => {
            if (typed !== null) onChange(heldNumber(field, typed))
          }}
        />
      </div>
      <Slider
        thumbLabel={`${label}, slider`}
        thumbProps={{ 'aria-valuetext': formatUnit(value, unit) }}
        size="sm"
        // large enough for a finger
        thumbSize={24}
        my={8}
        label={null}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(moved) => onChange(heldNumber(field, moved))}
      />
      {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
    </div>
  )
}
