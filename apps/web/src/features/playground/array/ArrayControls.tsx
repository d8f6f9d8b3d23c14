import { Stack } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { CasePanel } from '../settings/CasePanel.tsx'
import { SettingControls } from '../settings/SettingControls.tsx'
import classes from '../settings/settings.module.css'
import { ARRAY_CASES } from './arrayCases.ts'
import { ARRAY_FIELDS, type ArraySetting } from './arrayFields.ts'
import { shownFields } from './shownFields.ts'

interface ArrayControlsProps {
  readonly setting: ArraySetting
  readonly onChange: (changed: Partial<ArraySetting>) => void
}

/** All that can be set of rows; it is drawn anew only when the setting is another. */
export const ArrayControls = memo(function ArrayControls(props: ArrayControlsProps): ReactNode {
  const { setting, onChange } = props
  const controls = { table: ARRAY_FIELDS, setting, onChange }
  return (
    <Stack gap="md" className={classes['controls'] ?? ''}>
      <CasePanel cases={ARRAY_CASES} onChange={onChange} />
      {shownFields(setting).map(({ title, names }) => (
        <Panel key={title} title={title}>
          <SettingControls {...controls} names={names} />
        </Panel>
      ))}
    </Stack>
  )
})
