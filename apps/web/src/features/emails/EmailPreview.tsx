import { Anchor, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { LocalEmailsQuery } from '../../lib/gql/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import classes from './EmailsPage.module.css'
import { previewHtml, textParts } from './emailPreview.ts'

type LocalEmail = LocalEmailsQuery['localEmails'][number]

/** An email as a mail program shows it, and as plain text. */
export function EmailPreview({ email }: { readonly email: LocalEmail }): ReactNode {
  const { to, subject, html, text, created_at } = email
  return (
    <Panel title={subject} description={`To ${to}, ${formatDateTime(created_at)}`}>
      <Tabs defaultValue={html === '' ? 'text' : 'html'}>
        <Tabs.List mb="sm">
          {html !== '' && <Tabs.Tab value="html">HTML</Tabs.Tab>}
          <Tabs.Tab value="text">Plain text</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="html">
          {/* no scripts; a link opens a page outside of the frame, which may do what pages do */}
          <iframe
            title={`Email: ${subject}`}
            className={classes['frame']}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={previewHtml(html)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <PlainText text={text} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}

function PlainText({ text }: { readonly text: string }): ReactNode {
  return (
    <pre className={classes['text']}>
      {textParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <Anchor
            // oxlint-disable-next-line react/no-array-index-key -- the text of an email never changes
            key={index}
            inherit
            underline="always"
            href={part.href}
            target="_blank"
            rel="noopener"
          >
            {part.text}
          </Anchor>
        ),
      )}
    </pre>
  )
}
