import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOrganizationOptions } from './useOrganizationOptions.ts'

interface OrganizationSelectProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly placeholder?: string
  readonly description?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
  readonly width?: number
}

/** One organisation of all, found by typing; a clear button where none is an answer too. */
export function OrganizationSelect(props: OrganizationSelectProps): ReactNode {
  const options = useOrganizationOptions()
  return (
    <Select
      {...(props.hideLabel === true ? { 'aria-label': props.label } : { label: props.label })}
      {...(props.width === undefined ? {} : { w: props.width })}
      data={[...options]}
      value={props.value ?? null}
      onChange={(id) => props.onChange(id ?? undefined)}
      placeholder={props.placeholder ?? ''}
      description={props.description}
      error={props.error}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      searchable
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': `Clear ${props.label.toLowerCase()}` }}
      nothingFoundMessage="No organization of this name"
      limit={100}
    />
  )
}
