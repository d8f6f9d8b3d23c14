import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Membership } from '../../lib/currentUser.ts'
import { roleLabel } from '../../lib/organization/roles.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/Panel.tsx'

export function MyOrganizations(props: { readonly memberships: readonly Membership[] }): ReactNode {
  return (
    <Panel title="Your organizations">
      <Stack gap="xs">
        {props.memberships.map(({ id, role_id, organization }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <AnchorLink size="sm" fw={600} to="/$org/projects" params={{ org: organization.slug }}>
              {organization.name}
            </AnchorLink>
            <Text size="sm" c="gray.6">
              {roleLabel(role_id)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
