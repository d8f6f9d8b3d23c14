import { TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './LayerTree.module.css'
import { type Choosing, choosingOf } from './treeSelection.ts'

interface RowNameProps {
  readonly name: string
  /** What kind of thing it is. */
  readonly title?: string
  readonly isEditing: boolean
  readonly onSelect: (how: Choosing) => void
  /** Undefined where names may not be changed. */
  readonly onRename: ((name: string) => void) | undefined
  readonly onEdit: (isEditing: boolean) => void
  /** The name was changed or left by a key: the line takes the focus again. */
  readonly onDone: () => void
  readonly children?: ReactNode
}

/** The name of a block or layer; double click makes it a text field. */
export function RowName(props: RowNameProps): ReactNode {
  const { name, isEditing, onSelect, onRename, onEdit } = props
  if (isEditing && onRename !== undefined) {
    return <NameField name={name} onEdit={onEdit} onDone={props.onDone} onRename={onRename} />
  }
  return (
    <UnstyledButton
      className={classes['name']}
      title={props.title}
      tabIndex={-1}
      onClick={(event) => onSelect(choosingOf(event))}
      onDoubleClick={() => onEdit(true)}
    >
      {props.children}
      <span className={classes['nameText']}>{name}</span>
    </UnstyledButton>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onEdit: (isEditing: false) => void
  readonly onDone: () => void
}

function NameField({ name, onRename, onEdit, onDone }: NameFieldProps): ReactNode {
  const [text, setText] = useState(name)
  const field = useFocusNextFrame()
  const finish = (): void => {
    if (text.trim() !== '' && text !== name) onRename(text.trim())
    onEdit(false)
  }
  return (
    <TextInput
      aria-label="Name"
      className={classes['nameField'] ?? ''}
      size="xs"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onEdit(false)
        if (event.key === 'Enter' || event.key === 'Escape') onDone()
      }}
      ref={field}
    />
  )
}

/** A menu that has just closed still gives the focus back to its button; the field takes it after that. */
function useFocusNextFrame(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return field
}
