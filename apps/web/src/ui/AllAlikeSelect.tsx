import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

interface AllAlikeSelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
  /** Of all parts. */
  readonly values: readonly (number | null)[]
  readonly isDisabled?: boolean
  readonly onChange: (value: number) => void
}

/** Gives all parts of a list one of some known values. */
export function AllAlikeSelect(props: AllAlikeSelectProps): ReactNode {
  const { label, options, values, isDisabled = false, onChange } = props
  const [first] = values
  const isAlike = values.every((value) => value === first)
  const chosen = isAlike ? options.find(({ value }) => value === first) : undefined
  return (
    <Select
      label={label}
      w={220}
      placeholder="Choose"
      disabled={isDisabled}
      data={options.map((option) => ({
        value: String(option.value),
        label: `${option.label} (${option.value})`,
      }))}
      value={chosen === undefined ? null : String(chosen.value)}
      onChange={(value) => {
        if (value !== null) onChange(Number(value))
      }}
    />
  )
}
