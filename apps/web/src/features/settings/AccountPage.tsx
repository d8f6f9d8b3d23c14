import { Stack } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { DataState } from '../../ui/DataState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { FactorsSection } from './FactorsSection.tsx'
import { LeftToUser } from './LeftToUser.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { type Account, useAccount } from './useAccount.ts'
import { WaysToSignIn } from './WaysToSignIn.tsx'

export function AccountPage(): ReactNode {
  return (
    <Page width="text">
      <PageHeader title="Account" />
      <DataState view={useAccount()}>{(account) => <Sections account={account} />}</DataState>
    </Page>
  )
}

function Sections({ account }: { readonly account: Account }): ReactNode {
  // The place that the address names is not there before the data are
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <Stack gap="md">
      <ProfileSection account={account} />
      <LeftToUser what="Password, ways to sign in and second factors are">
        <Stack gap="md" id="sign-in">
          <PasswordSection account={account} />
          <WaysToSignIn account={account} />
        </Stack>
        <FactorsSection email={account.email} />
      </LeftToUser>
      <DevicesSection />
      <PrivacySection account={account} />
    </Stack>
  )
}
