import { Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorEvent } from '../../drawing/editor/editorEvents.ts'
import type { AskedFor } from '../keys/shortcuts.ts'

interface AskDialogProps {
  readonly session: DesignSession
  readonly what: AskedFor
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
  const { title, label, unit, description, isValid, wrong } = QUESTIONS[what]
  const [value, setValue] = useState<number | null>(null)
  const [isCopy, setIsCopy] = useState(false)
  const problem = value === null ? 'required' : isValid(value) ? undefined : wrong
  const form = useCheckedForm(problem === undefined ? {} : { value: problem }, () => {
    if (value === null) return
    session.dispatch(eventOf(what, value, isCopy))
    onClose()
  })
  return (
    <FormDialog title={title} size={320} submitLabel={title} form={form} onClose={onClose}>
      <NumberField
        hasAutofocus
        label={label}
        unit={unit}
        description={description}
        value={value}
        error={form.shown.value}
        onChange={setValue}
      />
      {what === 'offset' && (
        <Checkbox
          label="Keep the original"
          checked={isCopy}
          onChange={(event) => setIsCopy(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
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
