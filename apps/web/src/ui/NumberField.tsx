import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownUnit, shownValue, storedValue } from '../lib/shownUnits.ts'
import { fromShown, toShown } from './fields/displayFactor.ts'
import { Term } from './help/Term.tsx'

interface NumberFieldProps {
  readonly label: string
  /** In the stored unit; null when the field is empty. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** The unit that is shown, in SI: who prefers others types and reads those. */
  readonly unit?: string
  /** shown = stored x factor: 100 for a fraction shown as %. */
  readonly factor?: number
  readonly decimals?: number
  readonly step?: number
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly required?: boolean
  readonly hideLabel?: boolean
  /** The label names a part of something that has a label of its own. */
  readonly isPart?: boolean
  /** Before the unit, in the field: 'rows', 'min'. */
  readonly partName?: string
  /** Px. */
  readonly w?: number
  /** It takes the focus when its dialog opens. */
  readonly hasAutofocus?: boolean
  readonly onBlur?: () => void
}

/** A number with its unit. Any number may be typed; what is wrong with it is for `error` to say. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const factor = props.factor ?? 1
  const si = props.unit ?? ''
  const unit = unitText(props)
  return (
    <NumberInput
      {...(props.w !== undefined && { w: props.w })}
      label={props.hideLabel === true ? undefined : <Term label={props.label} />}
      aria-label={props.hideLabel === true ? props.label : undefined}
      labelProps={props.isPart === true ? { fw: 400, fz: 'xs' } : {}}
      data-autofocus={props.hasAutofocus === true ? true : undefined}
      value={props.value === null ? '' : inField(props.value, si, factor)}
      onChange={(shown) =>
        props.onChange(typeof shown === 'number' ? fromShown(storedValue(shown, si), factor) : null)
      }
      onBlur={props.onBlur}
      decimalScale={props.decimals ?? 12}
      step={props.step ?? 1}
      clampBehavior="none"
      hideControls
      description={props.description}
      error={props.error}
      disabled={props.disabled ?? false}
      required={props.required ?? false}
      rightSection={unit === '' ? undefined : <Unit unit={unit} />}
      rightSectionWidth={unit === '' ? 8 : 16 + unit.length * 7}
      rightSectionPointerEvents="none"
    />
  )
}

/** Seven digits of a converted value: more than is typed, and none of the conversion's own. */
const CONVERTED_DIGITS = 7

function inField(stored: number, unit: string, factor: number): number {
  const si = toShown(stored, factor)
  const shown = shownValue(si, unit)
  return shown === si ? si : Number(shown.toPrecision(CONVERTED_DIGITS))
}

function unitText({ partName = '', unit = '' }: NumberFieldProps): string {
  return [partName, shownUnit(unit)].filter((text) => text !== '').join(' ')
}

function Unit({ unit }: { readonly unit: string }): ReactNode {
  return (
    <Text size="xs" c="gray.7" pr={8} component="span">
      {unit}
    </Text>
  )
}
