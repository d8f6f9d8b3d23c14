import { Button, Group, Stack } from '@mantine/core'
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
import { DrawingDrop, type PlacedDrawing } from './DrawingDrop.tsx'
import { ProjectImportDrop } from './ProjectImportDrop.tsx'
import { PvsystDrop, type PvsystFiles } from './PvsystDrop.tsx'

export function ProjectCreatePage(): ReactNode {
  const { slug } = useCurrentOrganization()
  const [form, setForm] = useState(NEW_PROJECT)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [drawing, setDrawing] = useState<PlacedDrawing>()
  const [pvsyst, setPvsyst] = useState<PvsystFiles>()
  const { create, begin } = useBegin({ drawing, pvsyst })

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    const input = projectInput(form)
    if (input !== undefined) begin(input)
  }

  return (
    <Page width="text">
      <PageHeader
        title="Create project"
        description="A project holds one plant. Type or paste its coordinates, for example 33.4484, -112.0740, press on the map, or begin from a drawing."
      />
      <Panel>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <ProjectFields
              form={form}
              errors={wasSubmitted ? projectFormErrors(form) : {}}
              onChange={setForm}
            />
            <PlaceChoice form={form} onChange={setForm} />
            <DrawingDrop
              drawing={drawing}
              onDrawing={(placed) => {
                setDrawing(placed)
                setForm(placedBy(form, placed))
              }}
            />
            <PvsystDrop
              pvsyst={pvsyst}
              onPvsyst={(read) => {
                setPvsyst(read)
                const { latitude, longitude, altitude_m } = read
                setForm({ ...form, name: form.name || read.name, latitude, longitude, altitude_m })
              }}
            />
            <FailureNote of={create} />
            <Actions slug={slug} isPending={create.isPending} />
          </Stack>
        </form>
      </Panel>
      <ProjectImportDrop />
    </Page>
  )
}

interface Origin {
  readonly drawing: PlacedDrawing | undefined
  readonly pvsyst: PvsystFiles | undefined
}

/** Creates a project and goes to where the files that it begins from are taken in. */
function useBegin({ drawing, pvsyst }: Origin) {
  const { id, slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const create = useCreateProject()
  const begin = (input: ProjectInput): void =>
    create.mutate(
      { organization_id: id, input: { ...input, begins_pvsyst_import: pvsyst !== undefined } },
      {
        onSuccess: ({ createProject }) => {
          const files = pvsyst?.files ?? (drawing && [drawing.file])
          if (files !== undefined) beginFrom(createProject.id, files)
          void navigate({
            to: pvsyst
              ? '/$org/project/$projectId/pvsyst-import'
              : '/$org/project/$projectId/design/blocks',
            params: { org: slug, projectId: createProject.id },
          })
        },
      },
    )
  return { create, begin }
}

function Actions(props: { readonly slug: string; readonly isPending: boolean }): ReactNode {
  return (
    <Group justify="flex-end" gap="xs">
      <ButtonLink variant="default" to="/$org/projects" params={{ org: props.slug }}>
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

/** Where no place is typed yet, the map shows the whole world. */
const ANYWHERE = { latitude: 20, longitude: 0 }

/** The place on a map: pressing there moves it. */
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
  const isValid = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180
  const place = {
    latitude: isValid ? (latitude ?? ANYWHERE.latitude) : ANYWHERE.latitude,
    longitude: isValid ? (longitude ?? ANYWHERE.longitude) : ANYWHERE.longitude,
  }
  return (
    <PlaceMap
      place={place}
      kinds={isValid ? kinds : []}
      onPick={(picked) => onChange({ ...form, ...picked })}
    />
  )
}
