import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { base64Of } from '../../lib/base64Of.ts'
import {
  DeleteOrganizationLogoDocument,
  OrganizationLogoDocument,
  type OrganizationLogoQuery,
  UpdateOrganizationLogoDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useChange } from '../../lib/useChange.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** The picture on the covers of reports: shown, changed, removed. */
export function LogoPanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const view = useView(OrganizationLogoDocument, { organization_id: organizationId })
  return (
    <Panel
      title="Logo"
      description="Stands on the covers of PDF reports. A PNG or JPEG picture of at most 512 kB and 2,000 pixels a side."
    >
      <DataState view={view}>
        {(logo) => <LogoEditor organizationId={organizationId} logo={logo} />}
      </DataState>
    </Panel>
  )
}

interface LogoEditorProps {
  readonly organizationId: string
  readonly logo: OrganizationLogoQuery['organizationLogo']
}

function LogoEditor({ organizationId, logo }: LogoEditorProps): ReactNode {
  const organization_id = organizationId
  const upload = useUploadLogo(organizationId)
  const remove = useChange(DeleteOrganizationLogoDocument, { stale: [OrganizationLogoDocument] })
  return (
    <Stack gap="sm">
      {logo === null ? (
        <Text size="sm" c="gray.7">
          No logo yet.
        </Text>
      ) : (
        <Image
          src={`data:${logo.media_type};base64,${logo.content}`}
          alt="Logo of the organization"
          fit="contain"
          w="auto"
          mah={80}
          maw="100%"
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      <Group gap="sm">
        <FileButton
          accept="image/png,image/jpeg"
          onChange={(file) => file !== null && upload.mutate(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={upload.isPending}
            >
              {logo === null ? 'Choose logo' : 'Replace logo'}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={remove.isPending}
            onClick={() => remove.mutate({ organization_id })}
          >
            Remove logo
          </Button>
        )}
      </Group>
      <FailureNote of={upload} />
      <FailureNote of={remove} />
    </Stack>
  )
}

function useUploadLogo(organization_id: string) {
  const refresh = useRefresh(OrganizationLogoDocument)
  return useMutation({
    mutationFn: async (file: File) => {
      await request(UpdateOrganizationLogoDocument, {
        organization_id,
        content: await base64Of(file),
      })
      await refresh()
    },
  })
}
