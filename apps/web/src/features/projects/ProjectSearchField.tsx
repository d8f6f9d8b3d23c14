import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

interface ProjectSearchFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Searches a quarter of a second after the last key. */
export function ProjectSearchField({ value, onChange }: ProjectSearchFieldProps): ReactNode {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const search = useDebouncedCallback((typed: string) => onChange(typed.trim()), 250)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  return (
    <TextInput
      aria-label="Search projects"
      placeholder="Search by name"
      type="search"
      w={280}
      leftSection={<IconSearch size={15} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        search(event.target.value)
      }}
    />
  )
}
