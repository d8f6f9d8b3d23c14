import { ActionIcon, Select, Tooltip } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import classes from '../PropertyPanel.module.css'

/** What is shown of the page beside a chooser: its address, and what the button is called. */
export interface ChooserPage {
  readonly to:
    | '/$org/project/$projectId/resources/meteo'
    | '/$org/project/$projectId/design/components/$type'
    | '/$org/project/$projectId/design/components/$type/$id'
  readonly params?: Readonly<Record<string, string>>
  readonly label: string
  readonly tip: string
  readonly isNew?: boolean
}

interface ChooserProps extends Pick<ComponentProps<typeof Select>, 'searchable'> {
  readonly label: string
  /** Of the field. */
  readonly name: string
  readonly data: readonly { readonly id: string; readonly name: string }[]
  readonly value: string | null
  readonly isDisabled: boolean
  readonly error: string | undefined
  /** Below the field. */
  readonly note?: string | undefined
  readonly page: ChooserPage
  readonly onChange: (id: string | null) => void
}

/** Chooses one of the things that a block refers to; the button beside it opens their page. */
export function Chooser(props: ChooserProps): ReactNode {
  const { label, name, data, page, isDisabled, note, ...select } = props
  const place = useParams({ from: '/$org/project/$projectId' })
  const inputId = useId()
  const Icon = page.isNew === true ? IconPlus : IconExternalLink
  return (
    <div className={classes['chooser']} {...fieldAnchor(name)}>
      <label htmlFor={inputId}>{label}</label>
      <Select
        {...select}
        id={inputId}
        placeholder={data.length === 0 ? 'None yet' : 'Choose'}
        data={data.map((one) => ({ value: one.id, label: one.name }))}
        clearable
        clearSectionMode="clear"
        disabled={isDisabled}
        description={note}
      />
      <Tooltip label={page.tip}>
        <ActionIcon
          aria-label={page.label}
          size={32}
          renderRoot={(root) => (
            <Link to={page.to} params={{ ...place, ...page.params }} {...root} />
          )}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
