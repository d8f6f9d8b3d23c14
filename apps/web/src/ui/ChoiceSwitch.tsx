import { SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ChoiceSwitchProps<Value extends string>
  extends Omit<SegmentedControlProps, 'data' | 'value' | 'onChange' | 'aria-label'> {
  /** For screen readers. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, side by side. */
export function ChoiceSwitch<Value extends string>({
  label,
  choices,
  onChange,
  ...rest
}: ChoiceSwitchProps<Value>): ReactNode {
  return (
    <SegmentedControl
      maw="100%"
      style={{ overflowX: 'auto' }}
      {...rest}
      aria-label={label}
      data={[...choices]}
      onChange={(next) => {
        const chosen = choices.find(({ value }) => value === next)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}

/** The choices of a list of values by their texts. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: texts[value] }))
