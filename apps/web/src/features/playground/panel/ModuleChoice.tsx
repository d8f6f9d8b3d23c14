import { NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { writeModuleText } from './moduleText.ts'
import { moduleOf, PANEL_FIELDS, type PanelSetting, wiringOf } from './panelFields.ts'
import { moduleOfFile } from './panelFile.ts'
import { isModuleKey, PANEL_MODULES } from './panelModules.ts'

interface ModuleChoiceProps {
  readonly setting: PanelSetting
  readonly onChange: (changed: Partial<PanelSetting>) => void
}

/** Whose cells are taken: of a known module, or of a PAN file that is dropped; its wiring comes along. */
export function ModuleChoice({ setting, onChange }: ModuleChoiceProps): ReactNode {
  const { module } = PANEL_FIELDS
  const read = useMutation({
    mutationFn: moduleOfFile,
    onSuccess: (found) =>
      onChange({ module: 'file', file: writeModuleText(found), ...wiringOf(found) }),
  })
  const known = Object.entries(PANEL_MODULES).map(([value, { name }]) => ({ value, label: name }))
  const own =
    setting.file === ''
      ? []
      : [{ value: 'file', label: moduleOf({ ...setting, module: 'file' }).name }]
  return (
    <>
      <NativeSelect
        label={module.label}
        value={setting.module}
        data={[...known, ...own]}
        onChange={({ currentTarget: { value } }) => {
          const key = isModuleKey(value) ? value : 'file'
          onChange({ module: key, ...wiringOf(moduleOf({ ...setting, module: key })) })
        }}
      />
      <FileDrop
        title="Drop a PAN file"
        hint="Its electrical values and wiring are taken; it stays on this computer."
        accept=".pan,.PAN"
        isPending={read.isPending}
        onFile={(file) => read.mutate(file)}
      />
      <FailureNote of={read} />
    </>
  )
}
