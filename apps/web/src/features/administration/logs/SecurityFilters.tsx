import { Group, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { clearButton } from '../../../ui/fields/clearButton.ts'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import type { SecuritySearch } from '../adminSearch.ts'
import { ChosenFilter } from './ChosenFilter.tsx'
import { SECURITY_OPTIONS } from './securityLabels.ts'

interface SecurityFiltersProps {
  readonly search: SecuritySearch
  readonly onChange: (search: Partial<SecuritySearch>) => void
}

/** A search field, the kind, the days, and what was chosen by a click in the table. */
export function SecurityFilters({ search, onChange }: SecurityFiltersProps): ReactNode {
  const days = [
    ['From', 'from'],
    ['To', 'to'],
  ] as const
  return (
    <Group gap="xs" align="end">
      <SearchField
        label="Search the security events"
        placeholder="Search by user, address or operation"
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <Select
        aria-label="Kind"
        w={220}
        data={SECURITY_OPTIONS}
        placeholder="All kinds"
        value={search.kind ?? null}
        onChange={(kind) => onChange({ kind: kind ?? undefined })}
        clearable
        clearButtonProps={clearButton('Clear kind')}
      />
      {days.map(([label, key]) => (
        <TextInput
          key={key}
          aria-label={`${label} (day, UTC)`}
          type="date"
          leftSection={label}
          leftSectionWidth={48}
          value={search[key] ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ [key]: value === '' ? undefined : value })
          }
        />
      ))}
      {search.user !== undefined && (
        <ChosenFilter text="One user" onRemove={() => onChange({ user: undefined })} />
      )}
      {search.ip !== undefined && (
        <ChosenFilter text={search.ip} onRemove={() => onChange({ ip: undefined })} />
      )}
    </Group>
  )
}
