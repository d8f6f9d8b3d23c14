import { Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { DeletedProjectList } from '../../ui/people/DeletedProjectList.tsx'

export function DeletedProjectsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id } = useCurrentOrganization()
  return (
    <Modal opened onClose={onClose} title="Deleted projects" size={680}>
      <Stack gap="sm">
        <Text size="sm">
          Projects that you may restore. They are kept for 30 days after they were deleted.
        </Text>
        <DeletedProjectList organizationId={id} />
      </Stack>
    </Modal>
  )
}
