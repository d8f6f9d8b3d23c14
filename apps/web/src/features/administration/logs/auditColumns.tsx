import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import type { AuditLogQuery } from '../../../lib/gql/graphql.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { TimeAndAgo } from '../../../ui/Time.tsx'
import { AuditDetails } from './AuditDetails.tsx'
import { actionText } from './auditDetails.ts'

type AuditRow = AuditLogQuery['auditLog']['rows'][number]

export function auditColumns(): readonly Column<AuditRow>[] {
  return [
    {
      key: 'at',
      title: 'When',
      render: ({ at }) => <TimeAndAgo at={at} />,
    },
    { key: 'user', title: 'User', render: (row) => <Actor row={row} /> },
    {
      key: 'action',
      title: 'Action',
      render: ({ action }) => (
        <AnchorLink size="sm" to="/admin/audit" search={(before) => ({ ...before, action })}>
          {actionText(action)}
        </AnchorLink>
      ),
    },
    {
      key: 'organization',
      title: 'Organization',
      render: ({ organization_name }) => organization_name ?? MISSING,
    },
    { key: 'project', title: 'Project', render: (row) => <ProjectCell row={row} /> },
    {
      key: 'details',
      title: 'Details',
      render: ({ details }) => <AuditDetails details={details} />,
    },
  ]
}

function Actor({ row }: { readonly row: AuditRow }): ReactNode {
  return (
    <>
      <Text size="sm">{row.user_email ?? MISSING}</Text>
      {row.impersonator_email !== null && (
        <Text size="xs" fw={600} c="gray.7">
          by {row.impersonator_email}
        </Text>
      )}
    </>
  )
}

/** Each of two links below each other is as high as a target must be. */
const LINE = { display: 'block', lh: '24px' } as const

function ProjectCell({ row }: { readonly row: AuditRow }): ReactNode {
  const { project_id: project } = row
  if (project === null) return MISSING
  return (
    <>
      <AnchorLink
        size="sm"
        {...LINE}
        to="/admin/audit"
        search={(before) => ({ ...before, project })}
      >
        {row.project_name ?? 'deleted project'}
      </AnchorLink>
      {row.project_name !== null && (
        <AnchorLink
          size="xs"
          {...LINE}
          to="/admin/project-export/$projectId"
          params={{ projectId: project }}
          aria-label={`Export ${row.project_name}`}
        >
          export
        </AnchorLink>
      )}
    </>
  )
}
