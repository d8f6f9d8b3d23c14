import { Button, Group, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { projectIdIn } from './plantDocumentFacts.ts'

/** A project by its id, or by the address of one of its pages. */
export function ProjectIdForm(): ReactNode {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const projectId = projectIdIn(text)
  const form = useCheckedForm<{ project?: string }>(errorsOf(text, projectId), () => {
    if (projectId === undefined) return
    void navigate({ to: '/admin/project-export/$projectId', params: { projectId } })
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Group gap="xs" align="flex-start">
        <TextInput
          label="Project"
          description="Its id, or the address of one of its pages"
          style={{ flex: 1, maxWidth: 560 }}
          value={text}
          error={form.shown.project}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" h={32} mt={21}>
          Open
        </Button>
      </Group>
    </form>
  )
}

function errorsOf(text: string, projectId: string | undefined): { readonly project?: string } {
  if (text.trim() === '') return { project: 'Project is required' }
  return projectId === undefined ? { project: 'There is no project id in this' } : {}
}
