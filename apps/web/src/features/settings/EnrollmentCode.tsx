import { Center, Code, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { CodeField } from '../../ui/account/CodeField.tsx'
import { ResendLink } from '../../ui/account/ResendLink.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { qrPath } from './qrPath.ts'
import { secretGroups } from './secretGroups.ts'
import type { Enrollment, EnrollmentState } from './useEnrollment.ts'

interface EnrollmentCodeProps {
  readonly state: EnrollmentState
  readonly enrollment: Enrollment
}

/** The new factor shows that it works by a first code. */
export function EnrollmentCode({ state, enrollment }: EnrollmentCodeProps): ReactNode {
  const { secret, otpauthUrl, phoneNumber } = enrollment
  return (
    <Stack gap="sm">
      {secret !== undefined && otpauthUrl !== undefined && (
        <Secret secret={secret} otpauthUrl={otpauthUrl} />
      )}
      <Text size="sm">
        {phoneNumber === undefined
          ? 'Then enter the 6-digit code that the app shows.'
          : `Enter the 6-digit code that was sent to ${phoneNumber}.`}
      </Text>
      <CodeField
        key={state.refusals}
        label="Verification code"
        isPending={state.isPending}
        error={state.error}
        onComplete={state.enterCode}
      />
      {phoneNumber !== undefined && (
        <ResendLink
          label="Resend code"
          sentAtMs={enrollment.sentAtMs}
          isPending={state.isPending}
          onResend={state.resend}
        />
      )}
    </Stack>
  )
}

function Secret(props: { readonly secret: string; readonly otpauthUrl: string }): ReactNode {
  return (
    <>
      <Text size="sm">Scan the code with your authenticator app, or type the secret into it.</Text>
      <Center>
        <QrCode text={props.otpauthUrl} label="QR code of the secret below" />
      </Center>
      <Group gap="xs" justify="space-between">
        <Code fz="sm" style={{ overflowWrap: 'anywhere', flex: 1 }}>
          {secretGroups(props.secret)}
        </Code>
        <CopyText label="Copy secret" text={props.secret} />
      </Group>
    </>
  )
}

interface QrCodeProps {
  readonly text: string
  /** What it holds, for those who cannot see it. */
  readonly label: string
  readonly sizePx?: number
}

function QrCode({ text, label, sizePx = 180 }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here rather than fetched
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
