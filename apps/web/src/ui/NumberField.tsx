import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { fromShown, toShown } from './fields/displayFactor.ts'

interface NumberFieldProps {
  readonly label: string
  /** In the stored unit; null when the field is empty. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** The unit that is shown. */
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
  /** Px. */
  readonly w?: number
  /** It takes the focus when its dialog opens. */
  readonly hasAutofocus?: boolean
  readonly onBlur?: () => void
}

/** A number with its unit. Any number may be typed; what is wrong with it is for `error` to say. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const factor = props.factor ?? 1
  return (
    <NumberInput
      {...(props.w !== undefined && { w: props.w })}
      label={props.hideLabel === true ? undefined : props.label}
      aria-label={props.hideLabel === true ? props.label : undefined}
      labelProps={props.isPart === true ? { fw: 400, fz: 'xs' } : {}}
      data-autofocus={props.hasAutofocus === true ? true : undefined}
      value={props.value === null ? '' : toShown(props.value, factor)}
      onChange={(shown) =>
        props.onChange(typeof shown === 'number' ? fromShown(shown, factor) : null)
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
      rightSection={
        props.unit === undefined || props.unit === '' ? undefined : <Unit unit={props.unit} />
      }
      rightSectionWidth={props.unit === undefined ? 8 : 16 + props.unit.length * 7}
      rightSectionPointerEvents="none"
    />
  )
}

function Unit({ unit }: { readonly unit: string }): ReactNode {
  return (
    <Text size="xs" c="gray.7" pr={8} component="span">
      {unit}
    </Text>
  )
}
