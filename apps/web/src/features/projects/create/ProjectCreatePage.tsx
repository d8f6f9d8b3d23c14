import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import type { ProjectInput } from '../../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { beginFrom } from '../../../project/begunFrom.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { type PlaceKind, PlaceMap } from '../../../ui/map/PlaceMap.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProjectFields } from '../ProjectFields.tsx'
import { NEW_PROJECT, type ProjectForm, projectFormErrors, projectInput } from '../projectForm.ts'
import { useCreateProject } from '../useProjects.ts'
import { type Components, ComponentsChoice } from './ComponentsChoice.tsx'
import { DrawingDrop, type PlacedDrawing } from './DrawingDrop.tsx'
import { ProjectImportDrop } from './ProjectImportDrop.tsx'
import { PvsystDrop, type PvsystFiles } from './PvsystDrop.tsx'
import { SampleStart } from './SampleStart.tsx'
import { type Start, StartChoice } from './StartChoice.tsx'

export function ProjectCreatePage(): ReactNode {
  const [start, setStart] = useState<Start>('place')
  return (
    <Page>
      <PageHeader
        title="Create project"
        description="A project holds one plant. Type or paste its coordinates, for example 33.4484, -112.0740, or press on the map."
      />
      <Stack gap="md">
        <StartChoice start={start} onChange={setStart} />
        {start === 'sample' && <SampleStart />}
        {start === 'document' && <ProjectImportDrop />}
        {(start === 'place' || start === 'drawing' || start === 'pvsyst') && (
          <Panel>
            <ProjectFormStart start={start} />
          </Panel>
        )}
      </Stack>
    </Page>
  )
}

/** The form of a project, filled in from what it begins from. */
function ProjectFormStart({
  start,
}: {
  readonly start: 'place' | 'drawing' | 'pvsyst'
}): ReactNode {
  const [form, setForm] = useState(NEW_PROJECT)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [components, setComponents] = useState<Components>('tracker')
  const [drawing, setDrawing] = useState<PlacedDrawing>()
  const [pvsyst, setPvsyst] = useState<PvsystFiles>()
  const { create, begin } = useBegin(
    start === 'pvsyst' ? { pvsyst } : { components, ...(start === 'drawing' && { drawing }) },
  )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    const input = projectInput(form)
    if (input !== undefined) begin(input)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {start === 'drawing' && (
          <DrawingDrop
            drawing={drawing}
            onDrawing={(placed) => {
              setDrawing(placed)
              setForm(placedBy(form, placed))
            }}
          />
        )}
        {start === 'pvsyst' && (
          <PvsystDrop
            pvsyst={pvsyst}
            onPvsyst={(read) => {
              setPvsyst(read)
              const { latitude, longitude, altitude_m } = read
              setForm({ ...form, name: form.name || read.name, latitude, longitude, altitude_m })
            }}
          />
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="md">
            <ProjectFields
              form={form}
              errors={wasSubmitted ? projectFormErrors(form) : {}}
              onChange={setForm}
            />
            {start !== 'pvsyst' && (
              <ComponentsChoice components={components} onChange={setComponents} />
            )}
          </Stack>
          <PlaceChoice form={form} onChange={setForm} />
        </SimpleGrid>
        <FailureNote of={create} />
        <Actions isPending={create.isPending} />
      </Stack>
    </form>
  )
}

interface Origin {
  readonly components?: Components
  readonly drawing?: PlacedDrawing | undefined
  readonly pvsyst?: PvsystFiles | undefined
}

/** Creates a project and goes to where the files that it begins from are taken in. */
function useBegin({ components = 'none', drawing, pvsyst }: Origin) {
  const { id, slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const create = useCreateProject()
  const begin = (input: ProjectInput): void =>
    create.mutate(
      {
        organization_id: id,
        input: {
          ...input,
          begins_pvsyst_import: pvsyst !== undefined,
          usual_components: components === 'none' ? null : components,
        },
      },
      {
        onSuccess: ({ createProject }) => {
          const files = pvsyst?.files ?? (drawing && [drawing.file])
          if (files !== undefined) beginFrom(createProject.id, files)
          void navigate({
            to: pvsyst
              ? '/$org/project/$projectId/pvsyst-import'
              : '/$org/project/$projectId/design/blocks',
            params: { org: slug, projectId: createProject.id },
            // a drawing that is imported brings its land
            search: files === undefined ? { tool: 'perimeter' } : {},
          })
        },
      },
    )
  return { create, begin }
}

function Actions(props: { readonly isPending: boolean }): ReactNode {
  const { slug } = useCurrentOrganization()
  return (
    <Group justify="flex-end" gap="xs">
      <ButtonLink variant="default" to="/$org/projects" params={{ org: slug }}>
        Cancel
      </ButtonLink>
      <Button type="submit" loading={props.isPending}>
        Create project
      </Button>
    </Group>
  )
}

/** A drawing gives the place, and a name where there is none yet. */
function placedBy(form: ProjectForm, { file, latitude, longitude }: PlacedDrawing): ProjectForm {
  const name = form.name === '' ? file.name.replace(/\.\w+$/, '') : form.name
  return { ...form, name, latitude, longitude }
}

/** The place on a map: pressing there moves it. The whole world, where none is typed yet. */
function PlaceChoice(props: {
  readonly form: ProjectForm
  readonly onChange: (form: ProjectForm) => void
}): ReactNode {
  const { form, onChange } = props
  const { latitude, longitude } = form
  const kinds = useMemo((): readonly PlaceKind[] => {
    const isPlaced = latitude !== null && longitude !== null
    const places = isPlaced ? [{ latitude, longitude, label: 'Location of the project' }] : []
    return [{ kind: 'home', title: 'Location of the project', places }]
  }, [latitude, longitude])
  const isValid =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  return (
    <PlaceMap
      {...(isValid && { place: { latitude, longitude } })}
      kinds={isValid ? kinds : []}
      fills
      onPick={(picked) => onChange({ ...form, ...picked })}
    />
  )
}
