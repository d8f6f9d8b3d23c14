import { Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Scope } from './scope.ts'

interface BlockSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly blocks: Scope['simulation']['blocks']
  /** Stands for all blocks together; absent: one must be chosen. */
  readonly whole?: string
  /** Id of the block; undefined: all together. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

const WHOLE = 'whole'

/** One block of a run, or all of them. */
export function BlockSelect(props: BlockSelectProps): ReactNode {
  const { blocks, whole, value, onChange, ...rest } = props
  return (
    <Select
      searchable={blocks.length > 8}
      allowDeselect={whole !== undefined}
      {...rest}
      data={[
        ...(whole === undefined ? [] : [{ value: WHOLE, label: whole }]),
        ...blocks.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? WHOLE}
      onChange={(id) => onChange(id === null || id === WHOLE ? undefined : id)}
    />
  )
}
