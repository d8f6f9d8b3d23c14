import { Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from '../Frame.module.css'
import { matchingCommands } from './command.ts'
import { paletteStore } from './palette.ts'
import { useCommands } from './useCommands.ts'
import { useGuideCommands } from './useGuideCommands.ts'
import { useProjectCommands } from './useProjectCommands.ts'

/** Every place and action by its name. */
export function CommandPalette(): ReactNode {
  const { opened, query } = useSpotlight(paletteStore)
  return (
    <Spotlight.Root
      store={paletteStore}
      overlayProps={{ backgroundOpacity: 0.35 }}
      // the frame has it: it opens a palette that is not fetched yet
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Go to' } }}
    >
      <Spotlight.Search
        aria-label="Go to a page or a project, do something, or search the guide"
        placeholder="Page, project, action or question to the guide"
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
  const guide = useGuideCommands(query)
  const groups = [
    ...matchingCommands(commands, query),
    ...(projects.length === 0 ? [] : [{ title: 'Projects', commands: projects }]),
    ...(guide.length === 0 ? [] : [{ title: 'Guide', commands: guide }]),
  ]
  // projects and the guide answer after the list was drawn: Enter takes what has come to stand first
  const first = groups[0]?.commands[0]?.id
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first !== undefined && query.trim() !== '') selectFirst(list.current)
  }, [first, query])
  return (
    <div ref={list} className={classes['commands']} {...SCROLLED}>
      <Spotlight.ActionsList mah="none">
        {groups.length === 0 && <Spotlight.Empty>Nothing is called that.</Spotlight.Empty>}
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.title} label={group.title}>
            {group.commands.map(({ id, label, detail, run }) => (
              <Spotlight.Action
                key={id}
                label={label}
                {...(detail !== undefined && { description: detail })}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </div>
  )
}

/** As Mantine marks the action that Enter takes. */
function selectFirst(list: HTMLElement | null): void {
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  paletteStore.updateState((state) => ({ ...state, selected: 0 }))
}
