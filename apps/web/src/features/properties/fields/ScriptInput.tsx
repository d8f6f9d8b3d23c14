import { PREVIOUS_ANGLE, SCRIPT_CONSTANTS, SCRIPT_SERIES } from '@duet/engine'
import type { FieldDescriptor } from '@duet/plant'
import { Button, Group, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import classes from '../PropertyPanel.module.css'
import { SCRIPT_EXAMPLES } from './scriptExamples.ts'

interface ScriptInputProps {
  readonly field: Pick<FieldDescriptor, 'name' | 'label' | 'help'>
  readonly value: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Null: no script. */
  readonly onChange: (value: string | null) => void
}

/** Lines of a script that turns trackers, what they may read, and what is wrong with them. */
export function ScriptInput({
  field,
  value,
  error,
  isDisabled,
  onChange,
}: ScriptInputProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const fault = useFault(value)
  const commit = (): void => {
    if (typed === undefined) return
    setTyped(undefined)
    if (typed !== value) onChange(typed.trim() === '' ? null : typed)
  }
  return (
    <div {...fieldAnchor(field.name)}>
      <Textarea
        label={field.label}
        description={shownSentence(field.help)}
        placeholder="return backtrackingAngle"
        autosize
        minRows={4}
        maxRows={20}
        spellCheck={false}
        classNames={{ input: classes['script'] ?? '' }}
        disabled={isDisabled}
        value={typed ?? value}
        error={typed === undefined ? (error ?? fault) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
      />
      {!isDisabled && (
        <Group gap={6} mt={4}>
          {SCRIPT_EXAMPLES.map(({ label, source }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              onClick={() => {
                setTyped(undefined)
                onChange(source)
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
      <InputList />
    </div>
  )
}

/** What is wrong with a script that is stored; undefined while it is being looked at. */
function useFault(source: string): string | undefined {
  const found = useQuery({
    queryKey: ['trackerScriptFault', source],
    queryFn: async () => {
      // the sandbox is fetched when a script is to be read
      const { trackerScriptFault } = await import('@duet/scripts')
      return (await trackerScriptFault(source))?.message ?? null
    },
    enabled: source !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (found.isError) return `The script could not be checked: ${errorMessage(found.error)}`
  return found.data ?? undefined
}

const INPUTS = [
  ...Object.entries(SCRIPT_SERIES),
  [PREVIOUS_ANGLE.name, PREVIOUS_ANGLE] as const,
  ...Object.entries(SCRIPT_CONSTANTS),
]

function InputList(): ReactNode {
  return (
    <details className={classes['scriptInputs']}>
      <summary>What a script knows</summary>
      <dl>
        {INPUTS.map(([name, { unit, about }]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {unit !== '' && `, ${unit}`}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
