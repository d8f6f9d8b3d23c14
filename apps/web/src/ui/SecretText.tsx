import { Code, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyText } from './CopyText.tsx'

interface SecretTextProps {
  /** 'Token' */
  readonly name: string
  readonly text: string
}

/** Something that is shown once, to be copied. */
export function SecretText({ name, text }: SecretTextProps): ReactNode {
  return (
    <>
      <Code
        block
        fz="sm"
        aria-label={name}
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Code>
      <Group>
        <CopyText label={`Copy ${name.toLowerCase()}`} text={text} />
      </Group>
    </>
  )
}
