import { Menu } from '@mantine/core'
import {
  IconBook2,
  IconHelp,
  IconKeyboard,
  IconLicense,
  IconListSearch,
  IconNews,
  IconSearch,
  IconVocabulary,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { GuideAddress } from '../../lib/guide/guidePanel.ts'
import { isTyping } from '../../lib/keys/isTyping.ts'
import { showKeyList } from '../../lib/keys/keyList.ts'
import { followGuide } from '../../ui/help/GuideLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuItemLink } from '../../ui/links.tsx'
import { palette } from '../commands/palette.ts'
import { useGuideOfPage } from './guideOfPages.ts'
import { KeyListDialog } from './KeyListDialog.tsx'

/** Everything that helps, on the button and on `?`. */
export function HelpMenu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const ofPage = useGuideOfPage()
  useQuestionMark(() => setIsOpen(true))
  return (
    <>
      <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" width={240}>
        <Menu.Target>
          <IconButton label="Help" word="Help" tooltip="Help (?)">
            <IconHelp size={17} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <GuideItem icon={IconBook2} to={ofPage} label="Guide for this page" />
          <Menu.Item leftSection={<IconSearch size={15} aria-hidden />} onClick={palette.open}>
            Search the guide
          </Menu.Item>
          <GuideItem icon={IconVocabulary} to="/docs/glossary.html" label="Glossary" />
          <Menu.Item leftSection={<IconKeyboard size={15} aria-hidden />} onClick={showKeyList}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Divider />
          <GuideItem icon={IconListSearch} to="/docs/index.html" label="All pages of the guide" />
          <GuideItem icon={IconNews} to="/docs/CHANGELOG.html" label="What is new" />
          <MenuItemLink leftSection={<IconLicense size={15} aria-hidden />} to="/credits">
            Credits
          </MenuItemLink>
        </Menu.Dropdown>
      </Menu>
      <KeyListDialog />
    </>
  )
}

interface GuideItemProps {
  readonly icon: ComponentType<{ readonly size: number }>
  readonly to: GuideAddress
  readonly label: string
}

function GuideItem({ icon: Icon, to, label }: GuideItemProps): ReactNode {
  return (
    <Menu.Item
      leftSection={<Icon size={15} aria-hidden />}
      component="a"
      href={to}
      target="_blank"
      onClick={(event) => followGuide(event, to)}
    >
      {label}
    </Menu.Item>
  )
}

function useQuestionMark(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
