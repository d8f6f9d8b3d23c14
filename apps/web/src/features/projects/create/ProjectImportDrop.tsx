import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { useImportProject } from './useImportProject.ts'

/** A project from the file that another project was exported to. */
export function ProjectImportDrop(): ReactNode {
  const importProject = useImportProject()
  return (
    <Stack gap="sm" mt="md">
      <FileDrop
        title="Or import a plant document"
        hint="Drop a .duet.json file here or click to choose: blocks, layers and components of a project that was exported. Weather is uploaded in the new project."
        isPending={importProject.isPending}
        onFile={importProject.mutate}
      />
      <FailureNote of={importProject} />
    </Stack>
  )
}
