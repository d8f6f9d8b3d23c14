import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

interface FigureSelectProps {
  readonly label: string
  readonly data: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
}

/** What a picture of a study shows. */
export function FigureSelect({
  label,
  data,
  value,
  isDisabled = false,
  onChange,
}: FigureSelectProps): ReactNode {
  return (
    <Select
      aria-label={label}
      w={180}
      data={[...data]}
      value={value}
      disabled={isDisabled}
      allowDeselect={false}
      onChange={(next) => onChange(next ?? value)}
    />
  )
}
