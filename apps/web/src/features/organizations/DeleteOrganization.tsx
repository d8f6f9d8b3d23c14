import { Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { formatCount } from '../../lib/format.ts'
import {
  type OrganizationFullFragment,
  OrganizationProjectsDocument,
} from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDeleteOrganization } from './useOrganization.ts'

export function DeleteOrganization(props: {
  readonly organization: OrganizationFullFragment
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel
      title="Delete organization"
      description="For every member. Its projects must be deleted first. This cannot be undone."
    >
      <Button variant="default" c="red.9" onClick={() => setIsAsking(true)}>
        Delete organization
      </Button>
      {isAsking && (
        <DeleteDialog organization={props.organization} onClose={() => setIsAsking(false)} />
      )}
    </Panel>
  )
}

/** Its name must be typed: there is no way back. */
function DeleteDialog(props: {
  readonly organization: OrganizationFullFragment
  readonly onClose: () => void
}): ReactNode {
  const { organization, onClose } = props
  const [typed, setTyped] = useState('')
  const remove = useDeleteOrganization()
  const isSure = typed.trim() === organization.name
  const form = useCheckedForm({}, () => isSure && remove.mutate({ id: organization.id }), remove)
  return (
    <FormDialog
      title="Delete organization?"
      submitLabel="Delete organization"
      isDangerous
      isDisabled={!isSure}
      form={form}
      onClose={onClose}
    >
      <Text size="sm">
        <b>{organization.name}</b> will be deleted for every member. This cannot be undone.
      </Text>
      <WhatGoes organization={organization} />
      <TextInput
        label={`Type ${organization.name} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
      />
    </FormDialog>
  )
}

/** What stands in the way, with where it is dealt with, and who loses what. */
function WhatGoes(props: { readonly organization: OrganizationFullFragment }): ReactNode {
  const { id, slug, user_organization: members } = props.organization
  const others = members.length - 1
  return (
    <DataState
      view={useView(OrganizationProjectsDocument, { organization_id: id })}
      skeleton={<SkeletonLines count={2} />}
    >
      {({ total, projects }) => (
        <>
          {total > 0 && (
            <Note
              kind="warning"
              title={`${total === 1 ? 'A project stands' : `${counted(total, 'project')} stand`} in the way`}
            >
              Delete {total === 1 ? 'it' : 'them'} first
              {projects.some(({ sentinel_deployment: deployment }) => deployment !== null) &&
                ', those that are monitored after they were withdrawn from monitoring'}
              :{' '}
              <AnchorLink
                size="sm"
                to="/$org/settings/organization-projects"
                params={{ org: slug }}
              >
                all projects of the organization
              </AnchorLink>
              .
            </Note>
          )}
          <Text size="sm">
            {others === 0
              ? 'It has no other members.'
              : `${others === 1 ? 'Another member loses' : `${formatCount(others)} other members lose`} access at once, and invitations to it end.`}
          </Text>
        </>
      )}
    </DataState>
  )
}
