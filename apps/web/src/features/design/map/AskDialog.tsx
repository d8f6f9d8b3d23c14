import { Button, Checkbox, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorEvent } from '../../drawing/editor/editorEvents.ts'
import type { AskedFor } from '../keys/shortcuts.ts'

interface AskDialogProps {
  readonly session: DesignSession
  /** Undefined: closed. */
  readonly what: AskedFor | undefined
  readonly onClose: () => void
}

interface Question {
  readonly title: string
  readonly label: string
  readonly unit: string
  readonly description: string
  readonly isValid: (value: number) => boolean
  readonly wrong: string
}

const QUESTIONS: Readonly<Record<AskedFor, Question>> = {
  offset: {
    title: 'Offset',
    label: 'Distance',
    unit: 'm',
    description: 'Areas grow, with a minus sign they shrink. Lines move to their right.',
    isValid: (value) => value !== 0,
    wrong: 'must not be 0',
  },
  rotate: {
    title: 'Turn',
    label: 'Angle',
    unit: '°',
    description: 'Clockwise about the middle of the selection; with a minus sign to the left.',
    isValid: () => true,
    wrong: '',
  },
  scale: {
    title: 'Scale',
    label: 'Factor',
    unit: '×',
    description: 'About the middle of the selection: 2 is twice as long and wide.',
    isValid: (value) => value > 0,
    wrong: 'must be positive',
  },
}

/** A typed offset, turn or scale of what is selected. */
export function AskDialog({ session, what, onClose }: AskDialogProps): ReactNode {
  return (
    <Modal
      opened={what !== undefined}
      onClose={onClose}
      title={what === undefined ? '' : QUESTIONS[what].title}
      size="xs"
    >
      {what !== undefined && <AskForm session={session} what={what} onClose={onClose} />}
    </Modal>
  )
}

function AskForm(props: AskDialogProps & { readonly what: AskedFor }): ReactNode {
  const { session, what, onClose } = props
  const { label, unit, description, isValid, wrong } = QUESTIONS[what]
  const [value, setValue] = useState<number | null>(null)
  const [isCopy, setIsCopy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const problem = value === null ? 'required' : isValid(value) ? undefined : wrong
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (value === null || problem !== undefined) return
    session.dispatch(eventOf(what, value, isCopy))
    onClose()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <NumberField
          hasAutofocus
          label={label}
          unit={unit}
          description={description}
          value={value}
          error={isTried ? problem : undefined}
          onChange={setValue}
        />
        {what === 'offset' && (
          <Checkbox
            label="Keep the original"
            checked={isCopy}
            onChange={(event) => setIsCopy(event.currentTarget.checked)}
          />
        )}
        <FormActions onCancel={onClose}>
          <Button type="submit">{QUESTIONS[what].title}</Button>
        </FormActions>
      </Stack>
    </form>
  )
}

function eventOf(what: AskedFor, value: number, isCopy: boolean): EditorEvent {
  switch (what) {
    case 'offset':
      return { type: 'offset', byM: value, isCopy }
    case 'rotate':
      return { type: 'rotate', byDeg: value }
    case 'scale':
      return { type: 'scale', by: value }
  }
}
