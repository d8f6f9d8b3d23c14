import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

interface SearchFieldProps {
  /** 'Search users' */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Searches a quarter of a second after the last key. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps): ReactNode {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const search = useDebouncedCallback((typed: string) => onChange(typed.trim()), 250)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
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
