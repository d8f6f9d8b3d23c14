import { COMPONENT_LABELS, type FieldError } from '@duet/plant'
import { Button, Code, Group, ScrollArea, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { draftErrors, draftOf } from '../componentDraft.ts'
import { freeName } from '../componentName.ts'
import { PanelRatings } from '../figures/PanelRatings.tsx'
import { namesOf, type StoredComponent } from '../useComponents.ts'
import { useCreateAndOpen } from '../useCreateAndOpen.ts'
import { AssumedFields, assumedFields, ComponentFileFields } from './ComponentFileFields.tsx'
import type { ComponentFile } from './useComponentFile.ts'

interface ComponentFilePreviewProps {
  readonly file: ComponentFile
  readonly components: readonly StoredComponent[]
  readonly onClose: () => void
}

/** What a file gave, what was not understood, and what differs from the file in the component. */
export function ComponentFilePreview(props: ComponentFilePreviewProps): ReactNode {
  const { file, components, onClose } = props
  const [name, setName] = useState(() => freeName(file.name, namesOf(components)))
  const create = useCreateAndOpen()
  const errors = draftErrors(file.kind, draftOf(file.kind, file.parameters))
  const onCreate = (): void =>
    create.mutate({ kind: file.kind, name: name.trim(), parameters: file.parameters })
  return (
    <Dialog onClose={onClose} title={`Import ${COMPONENT_LABELS[file.kind]}`} size={720}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          value={name}
          error={name.trim() === '' ? 'Name is required' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {file.kind === 'panel' && <PanelRatings draft={draftOf(file.kind, file.parameters)} />}
        <FileTabs file={file} errors={errors} />
        <Group justify="space-between">
          <Text size="xs" c={errors.length === 0 ? 'gray.6' : 'red.9'}>
            {errors.length === 0
              ? 'All fields are valid.'
              : `${errors.length} field errors; they can be corrected after the import.`}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={name.trim() === ''} loading={create.isPending} onClick={onCreate}>
              {`Create ${COMPONENT_LABELS[file.kind]}`}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}

function FileTabs(props: {
  readonly file: ComponentFile
  readonly errors: readonly FieldError[]
}): ReactNode {
  const { file, errors } = props
  const changedCount = file.changed.length + assumedFields(file).length
  return (
    <Tabs defaultValue="fields">
      <Tabs.List>
        <Tabs.Tab value="fields">Component</Tabs.Tab>
        <Tabs.Tab value="read">{`Read (${file.read.length})`}</Tabs.Tab>
        <Tabs.Tab value="changed">{`Changed (${changedCount})`}</Tabs.Tab>
        <Tabs.Tab value="unknown">{`Not used (${file.unknown.length})`}</Tabs.Tab>
      </Tabs.List>
      <ScrollArea h={320} pt="xs">
        <Tabs.Panel value="fields">
          <ComponentFileFields file={file} errors={errors} />
        </Tabs.Panel>
        <Tabs.Panel value="read">
          <Keys keys={file.read} empty="Nothing in the file was understood." />
        </Tabs.Panel>
        <Tabs.Panel value="changed">
          {changedCount === 0 && <Nothing text="Everything is as the file says." />}
          <Lines lines={file.changed} />
          <AssumedFields file={file} />
        </Tabs.Panel>
        <Tabs.Panel value="unknown">
          <Keys keys={file.unknown} empty="Every entry of the file was used." />
        </Tabs.Panel>
      </ScrollArea>
    </Tabs>
  )
}

/** Sentences, one below the other. */
function Lines(props: { readonly lines: readonly string[] }): ReactNode {
  return props.lines.map((line) => (
    <Text key={line} size="sm" mb={4}>
      {line}
    </Text>
  ))
}

/** Keys of the file, as they are written there. */
function Keys(props: { readonly keys: readonly string[]; readonly empty: string }): ReactNode {
  if (props.keys.length === 0) return <Nothing text={props.empty} />
  return (
    <Group gap={4}>
      {props.keys.map((key) => (
        <Code key={key}>{key}</Code>
      ))}
    </Group>
  )
}

function Nothing({ text }: { readonly text: string }): ReactNode {
  return (
    <Text size="sm" c="gray.6">
      {text}
    </Text>
  )
}
