import { TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './LayerPanel.module.css'

interface RowNameProps {
  readonly name: string
  /** What kind of thing it is. */
  readonly title?: string
  readonly isSelected: boolean
  readonly isEditing: boolean
  readonly onSelect: () => void
  /** Undefined where names may not be changed. */
  readonly onRename: ((name: string) => void) | undefined
  readonly onEdit: (isEditing: boolean) => void
  readonly children?: ReactNode
}

/** The name of a block or layer; double click or F2 makes it a text field. */
export function RowName(props: RowNameProps): ReactNode {
  const { name, isSelected, isEditing, onSelect, onRename, onEdit } = props
  if (isEditing && onRename !== undefined) {
    return <NameField name={name} onDone={onEdit} onRename={onRename} />
  }
  return (
    <UnstyledButton
      className={classes['name']}
      title={props.title}
      aria-pressed={isSelected}
      onClick={onSelect}
      onDoubleClick={() => onEdit(true)}
      onKeyDown={(event) => {
        if (event.key === 'F2') onEdit(true)
      }}
    >
      {props.children}
      <span className={classes['nameText']}>{name}</span>
    </UnstyledButton>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onDone: (isEditing: false) => void
}

function NameField({ name, onRename, onDone }: NameFieldProps): ReactNode {
  const [text, setText] = useState(name)
  const field = useFocusNextFrame()
  const finish = (): void => {
    if (text.trim() !== '' && text !== name) onRename(text.trim())
    onDone(false)
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
        if (event.key === 'Escape') onDone(false)
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
