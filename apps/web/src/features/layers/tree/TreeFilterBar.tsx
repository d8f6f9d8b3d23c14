import { LAYER_LABELS, LAYER_TYPES } from '@duet/plant'
import { ActionIcon, Menu, TextInput, Tooltip } from '@mantine/core'
import { IconCheck, IconFilter, IconFilterFilled, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TreeFilter } from './layerTree.ts'
import classes from './TreeFilterBar.module.css'

interface TreeFilterBarProps {
  readonly filter: TreeFilter
  readonly onChange: (filter: TreeFilter) => void
}

/** Narrows the list by words and by types. */
export function TreeFilterBar({ filter, onChange }: TreeFilterBarProps): ReactNode {
  return (
    <div className={classes['bar']}>
      <TextInput
        className={classes['search'] ?? ''}
        size="xs"
        type="search"
        aria-label="Search blocks and layers"
        placeholder="Search"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && filter.text !== '') onChange({ ...filter, text: '' })
        }}
      />
      <TypeMenu filter={filter} onChange={onChange} />
    </div>
  )
}

function TypeMenu({ filter, onChange }: TreeFilterBarProps): ReactNode {
  const { types } = filter
  const isOn = types.length > 0
  const Icon = isOn ? IconFilterFilled : IconFilter
  const label = isOn ? `Filter by type, ${types.length} chosen` : 'Filter by type'
  return (
    <Menu position="bottom-end" closeOnItemClick={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Tooltip label={label}>
          <ActionIcon aria-label={label} size={28}>
            <Icon size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {LAYER_TYPES.map((type) => {
          const isChosen = types.includes(type)
          return (
            <Menu.Item
              key={type}
              role="menuitemcheckbox"
              aria-checked={isChosen}
              leftSection={
                <IconCheck size={14} aria-hidden visibility={isChosen ? 'visible' : 'hidden'} />
              }
              onClick={() =>
                onChange({
                  ...filter,
                  types: isChosen ? types.filter((one) => one !== type) : [...types, type],
                })
              }
            >
              {LAYER_LABELS[type]}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick
          disabled={!isOn}
          onClick={() => onChange({ ...filter, types: [] })}
        >
          All types
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
