import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatBytes, formatCount } from '../../lib/format.ts'
import {
  OrganizationUsageDocument,
  type OrganizationUsageQuery,
  type ProjectUsageRowFragment,
  type QuotaRowFragment,
} from '../../lib/gql/graphql.ts'
import { NEAR_FRACTION, nearLimits } from '../../lib/organization/quotas.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { fractionOf, QuotaFigures } from '../../ui/people/QuotaFigures.tsx'
import { NearLimitsNote } from '../../ui/people/QuotaNote.tsx'
import { UsageBar } from '../../ui/people/UsageBar.tsx'
import { countColumn } from '../../ui/table/columns.tsx'
import { StorageShareDialog } from './StorageShareDialog.tsx'

/** What the organisation and its projects use of their limits. */
export function UsagePanel(props: { readonly organizationId: string }): ReactNode {
  const view = useView(OrganizationUsageDocument, { organization_id: props.organizationId })
  return (
    <Panel
      title="Usage"
      description="What is stored and started, and the limits of it. A system administrator can change them."
    >
      <DataState view={view}>{(usage) => <Usage usage={usage} />}</DataState>
    </Panel>
  )
}

function Usage(props: { readonly usage: OrganizationUsageQuery['organizationUsage'] }): ReactNode {
  const { quotas, projects, other_stored_bytes } = props.usage
  const [sharing, setSharing] = useState<ProjectUsageRowFragment | undefined>(undefined)
  const ofOrganization = quotas.filter(({ scope }) => scope === 'organization')
  const storage = quotas.find(({ name }) => name === 'storage')
  return (
    <Stack gap="md">
      <NearLimitsNote near={nearLimits(ofOrganization)} />
      <QuotaFigures quotas={ofOrganization} />
      <Text size="xs" c="gray.7">
        {limitsText(quotas)}
        {other_stored_bytes > 0 &&
          ` Downloaded weather that is kept for all projects takes ${formatBytes(other_stored_bytes)}.`}
      </Text>
      {projects.length === 0 ? (
        <EmptyState title="No projects yet" text="What they store is listed here." />
      ) : (
        <DataTable
          label="Usage by project"
          rows={projects}
          rowKey={({ project_id }) => project_id}
          height={360}
          initialSort={{ key: 'stored', descending: true }}
          columns={[...STORAGE_COLUMNS, shareColumn(setSharing), ...JOB_COLUMNS]}
        />
      )}
      {sharing !== undefined && (
        <StorageShareDialog
          project={sharing}
          mostBytes={storage?.limit ?? 0}
          onClose={() => setSharing(undefined)}
        />
      )}
    </Stack>
  )
}

function limitsText(quotas: readonly QuotaRowFragment[]): string {
  const limit = (name: string): string =>
    formatCount(quotas.find((quota) => quota.name === name)?.limit ?? 0)
  return `At once, one person may have ${limit('user_runs')} simulations and ${limit('user_jobs')} result jobs, one project ${limit('project_runs')} and ${limit('project_jobs')}. Days end at 00:00 UTC.`
}

const STORAGE_COLUMNS: readonly Column<ProjectUsageRowFragment>[] = [
  {
    key: 'name',
    title: 'Project',
    minWidth: 90,
    value: ({ name }) => name,
    render: ({ name, is_deleted }) => (is_deleted ? `${name} (deleted)` : name),
  },
  {
    key: 'stored',
    title: 'Stored',
    minWidth: 110,
    value: ({ stored_bytes }) => stored_bytes,
    render: ({ name, stored_bytes, storage_limit_bytes }) => (
      <>
        <Text size="sm">
          {formatBytes(stored_bytes)}{' '}
          <Text span size="sm" c="gray.7">
            of {formatBytes(storage_limit_bytes)}
          </Text>
        </Text>
        <UsageBar
          label={`Storage of ${name}`}
          fraction={fractionOf(stored_bytes, storage_limit_bytes)}
          nearFraction={NEAR_FRACTION}
        />
      </>
    ),
  },
]

const JOB_COLUMNS: readonly Column<ProjectUsageRowFragment>[] = [
  countColumn('open_runs', 'Simulations now'),
  countColumn('open_jobs', 'Result jobs now'),
]

const shareColumn = (
  onShare: (project: ProjectUsageRowFragment) => void,
): Column<ProjectUsageRowFragment> => ({
  key: 'share',
  title: 'Share of the storage',
  hideTitle: true,
  width: 110,
  align: 'right',
  render: (project) =>
    !project.is_deleted && (
      <Button
        variant="default"
        aria-label={`Set the storage of ${project.name}`}
        onClick={() => onShare(project)}
      >
        Set share
      </Button>
    ),
})
