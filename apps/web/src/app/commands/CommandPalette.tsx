import { Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../Frame.module.css'
import { matchingCommands } from './command.ts'
import { paletteStore } from './palette.ts'
import { useCommands } from './useCommands.ts'
import { useProjectCommands } from './useProjectCommands.ts'

/** Ctrl+K or Cmd+K: every place and action by its name. */
export function CommandPalette(): ReactNode {
  const { opened, query } = useSpotlight(paletteStore)
  return (
    <Spotlight.Root
      store={paletteStore}
      overlayProps={{ backgroundOpacity: 0.35 }}
      // also while a field has the focus
      tagsToIgnore={[]}
      attributes={{ content: { 'aria-label': 'Go to' } }}
    >
      <Spotlight.Search
        aria-label="Go to a page or a project, or do something"
        placeholder="Page, project or action"
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      {opened && <CommandList query={query} />}
    </Spotlight.Root>
  )
}

/** What scrolls must be reached by the keyboard too. */
const SCROLLED = { tabIndex: 0, role: 'region', 'aria-label': 'Places and actions' }

function CommandList({ query }: { readonly query: string }): ReactNode {
  const commands = useCommands()
  const projects = useProjectCommands(query)
  const groups = [
    ...matchingCommands(commands, query),
    ...(projects.length === 0 ? [] : [{ title: 'Projects', commands: projects }]),
  ]
  return (
    <div className={classes['commands']} {...SCROLLED}>
      <Spotlight.ActionsList mah="none">
        {groups.length === 0 && <Spotlight.Empty>Nothing is called that.</Spotlight.Empty>}
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.title} label={group.title}>
            {group.commands.map(({ id, label, run }) => (
              <Spotlight.Action key={id} label={label} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </div>
  )
}
