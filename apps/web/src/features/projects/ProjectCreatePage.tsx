import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCurrentOrganization } from '../../lib/currentOrganization.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { ProjectImportDrop } from './ProjectImportDrop.tsx'
import { NEW_PROJECT, projectFormErrors, projectInput } from './projectForm.ts'
import { useCreateProject } from './useProjects.ts'

export function ProjectCreatePage(): ReactNode {
  const { id, slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const [form, setForm] = useState(NEW_PROJECT)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const create = useCreateProject(id)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    const input = projectInput(form)
    if (input === undefined) return
    create.mutate(input, {
      onSuccess: ({ createProject }) =>
        void navigate({
          to: '/$org/project/$projectId/design/blocks',
          params: { org: slug, projectId: createProject.id },
        }),
    })
  }

  return (
    <Page width="text">
      <PageHeader
        title="Create project"
        description="A project holds one plant. Coordinates may be pasted as a pair, for example 33.4484, -112.0740."
      />
      <Panel>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <ProjectFields
              form={form}
              errors={wasSubmitted ? projectFormErrors(form) : {}}
              onChange={setForm}
            />
            {create.isError && <ErrorNote message={errorMessage(create.error)} />}
            <Group justify="flex-end" gap="xs">
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link {...props} to="/$org/projects" params={{ org: slug }} />
                )}
              >
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending}>
                Create project
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
      <ProjectImportDrop />
    </Page>
  )
}
