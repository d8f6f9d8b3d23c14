import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import type { AuditSearch } from '../adminSearch.ts'
import { OrganizationSelect } from '../OrganizationSelect.tsx'
import { actionText } from './auditDetails.ts'
import { ChosenFilter } from './ChosenFilter.tsx'

interface AuditFiltersProps {
  readonly search: AuditSearch
  readonly onChange: (search: Partial<AuditSearch>) => void
}

/** A search field, the organisation, and what was chosen by a click in the table. */
export function AuditFilters({ search, onChange }: AuditFiltersProps): ReactNode {
  return (
    <Group gap="xs">
      <SearchField
        label="Search the audit log"
        placeholder="Search by user, action or project"
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <OrganizationSelect
        label="Organization"
        hideLabel
        width={240}
        placeholder="All organizations"
        value={search.organization}
        onChange={(organization) => onChange({ organization })}
      />
      {search.action !== undefined && (
        <ChosenFilter
          text={actionText(search.action)}
          onRemove={() => onChange({ action: undefined })}
        />
      )}
      {search.project !== undefined && (
        <ChosenFilter text="One project" onRemove={() => onChange({ project: undefined })} />
      )}
    </Group>
  )
}
