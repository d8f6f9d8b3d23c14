import { Input, NativeSelect, Slider, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { formatNumber, joinUnit } from '../../../lib/format.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import {
  type ChoiceField,
  heldNumber,
  type NumberField as NumberSetting,
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

/** Sliders and choices for fields of a table. */
export function SettingControls<Table extends SettingTable>(
  props: SettingControlsProps<Table>,
): ReactNode {
  const { table, names, setting, onChange } = props
  return (
    <Stack gap="xs">
      {names.map((name) => {
        const field = table[name]
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key of the setting with its own value
        const change = (value: unknown) => onChange({ [name]: value } as Partial<SettingOf<Table>>)
        const value: unknown = setting[name]
        if (field?.kind === 'number') {
          return <SettingSlider key={name} field={field} value={Number(value)} onChange={change} />
        }
        return field?.kind === 'choice' ? (
          <SettingChoice key={name} field={field} value={String(value)} onChange={change} />
        ) : null
      })}
    </Stack>
  )
}

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
        thumbProps={{ 'aria-valuetext': joinUnit(formatNumber(value), unit) }}
        size="sm"
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
