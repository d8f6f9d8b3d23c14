import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { filesBegunFrom, forgetBegunFrom } from '../../project/begunFrom.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DonePanel } from './DonePanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import type { ImportSearch } from './importSearch.ts'
import { PreviewPanel } from './PreviewPanel.tsx'
import { UnfinishedNote } from './UnfinishedNote.tsx'
import { useImportData, useSendFiles } from './useImport.ts'
import { VariantChoice } from './VariantChoice.tsx'

const route = getRouteApi('/$org/project/$projectId/pvsyst-import')

/** What PVsyst saved becomes blocks, components, layers and weather: shown first, made on the word. */
export function PvsystImportPage(): ReactNode {
  const project = useCurrentProject()
  const { done } = route.useSearch()
  return (
    <Page>
      <PageHeader
        title="Import from PVsyst"
        description="Send a project folder of PVsyst 6.40 or later, see what a variant becomes here, then import it. Nothing changes before that."
      />
      {done !== undefined ? (
        <DonePanel id={done} />
      ) : mayEdit(project) ? (
        <ImportSteps />
      ) : (
        <Note kind="neutral" title="You may not change this project">
          Ask its owner to make you an editor, or import the files into a project of your own.
        </Note>
      )}
    </Page>
  )
}

function ImportSteps(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = useImportData()
  const send = useSendFiles()
  useBegunFrom(send.mutate)
  const change = (next: Partial<ImportSearch>): void =>
    void navigate({ search: { ...search, ...next }, replace: true })
  return (
    <Stack gap="md">
      <UnfinishedNote />
      <DataState view={view} skeleton={<SkeletonLines count={5} />}>
        {(data) => {
          const variant =
            data.variants.find(({ path }) => path === search.variant) ?? data.variants[0]
          return (
            <>
              <FilesPanel
                data={data}
                send={send}
                onStartOver={() => void navigate({ search: {} })}
              />
              {variant !== undefined && (
                <>
                  <VariantChoice
                    variants={data.variants}
                    chosen={variant.path}
                    onChange={(path) => change({ variant: path, components: undefined })}
                  />
                  <PreviewPanel
                    variant={variant.path}
                    search={search}
                    onChange={change}
                    onDone={(id) => void navigate({ search: { done: id } })}
                  />
                </>
              )}
            </>
          )
        }}
      </DataState>
    </Stack>
  )
}

/** Files that the project was begun from are sent once. */
function useBegunFrom(send: (files: readonly File[]) => void): void {
  const { id } = useCurrentProject()
  const isSent = useRef(false)
  useEffect(() => {
    const files = filesBegunFrom(id)
    if (files === undefined || isSent.current) return
    isSent.current = true
    forgetBegunFrom()
    send(files)
  }, [id, send])
}
