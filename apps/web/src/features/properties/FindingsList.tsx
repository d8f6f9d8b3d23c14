import { type Block, type DesignFinding, findingPlace, isReady, RULE_TITLES } from '@duet/plant'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { goToField } from '../../lib/fields/fieldAnchor.ts'
import { shownSentence } from '../../lib/shownUnits.ts'
import type { DesignSession } from '../design-session/session.ts'
import classes from './PropertyPanel.module.css'

interface FindingsListProps {
  readonly session: DesignSession
  /** Undefined: those of the plant alone. */
  readonly block: Block | undefined
  /** Undefined while they are not known yet. */
  readonly findings: readonly DesignFinding[] | undefined
  readonly onSystemField: (field: string) => void
}

/** What the rules of design say; each entry leads to where it is mended. */
export function FindingsList(props: FindingsListProps): ReactNode {
  const { findings, block } = props
  const open = useOpenFinding(props)
  if (findings === undefined) return <p className={classes['note']}>Checking…</p>
  const errors = findings.filter(({ severity }) => severity === 'error')
  const others = (['warning', 'info'] as const).flatMap((level) =>
    findings.filter(({ severity }) => severity === level),
  )
  return (
    <>
      {block !== undefined && isReady(findings) && (
        <p className={classes['complete']}>
          <IconCircleCheck size={16} aria-hidden /> Ready to simulate
        </p>
      )}
      {findings.length === 0 && <p className={classes['note']}>No findings</p>}
      <Part title="Before it can be simulated" findings={errors} open={open} />
      <Part title="Worth a look" findings={others} open={open} />
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly findings: readonly DesignFinding[]
  readonly open: (finding: DesignFinding) => void
}

function Part({ title, findings, open }: PartProps): ReactNode {
  if (findings.length === 0) return null
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return (
    <ul className={classes['issues']} aria-label={title}>
      <li>
        <h3>{title}</h3>
      </li>
      {[...byRule].map(([rule, same]) => {
        const ofRule = RULE_TITLES.get(rule)
        return ofRule !== undefined && same.length > FOLDED_FROM ? (
          <li key={rule}>
            <details>
              <summary className={classes['issue']}>
                {ofRule} ({same.length})
              </summary>
              <ul className={classes['folded']}>
                <Entries findings={same} open={open} />
              </ul>
            </details>
          </li>
        ) : (
          <Entries key={rule} findings={same} open={open} />
        )
      })}
    </ul>
  )
}

/** More findings of one rule are folded under its title. */
const FOLDED_FROM = 2

const ICONS = { error: IconCircleX, warning: IconAlertTriangle, info: IconInfoCircle } as const

function Entries({ findings, open }: Omit<PartProps, 'title'>): ReactNode {
  return findings.map((finding) => {
    const { severity, path, rule, message } = finding
    const Icon = ICONS[severity]
    return (
      <li key={`${path ?? rule} ${message}`}>
        <UnstyledButton
          className={classes['issue']}
          data-level={severity}
          onClick={() => open(finding)}
        >
          <Icon size={14} aria-hidden />
          <span>
            {severity === 'warning' && <VisuallyHidden component="span">Warning: </VisuallyHidden>}
            {shownSentence(message)}
          </span>
        </UnstyledButton>
      </li>
    )
  })
}

/** Goes to the field, the component or the layer; takes up the perimeter tool where land is missing. */
function useOpenFinding({
  session,
  block,
  onSystemField,
}: FindingsListProps): (finding: DesignFinding) => void {
  const navigate = useNavigate()
  const { org, projectId } = useParams({ from: '/$org/project/$projectId' })
  return ({ path }) => {
    if (path === null) {
      if (session.mayEdit) session.dispatch({ type: 'tool', tool: 'perimeter' })
      return
    }
    const place = findingPlace(path, block)
    switch (place.page) {
      case 'component':
        void navigate({
          to: '/$org/project/$projectId/design/components/$type/$id',
          params: { org, projectId, type: place.kind, id: place.id },
          hash: place.field,
        })
        break
      case 'layer':
        session.dispatch({ type: 'selectLayer', layerId: place.id })
        break
      case 'system':
        onSystemField(place.field)
        break
      case 'block':
        goToField(place.field)
    }
  }
}
