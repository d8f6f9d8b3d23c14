import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '@duet/contract'
import { isPrivateAddress } from './privateAddress.ts'

/** Whether servers on this machine and in private networks may be connected to. */
export const allowsPrivate = (config: {
  readonly integrationAllowPrivate: boolean
  readonly mode: string
}): boolean => config.integrationAllowPrivate || config.mode !== 'production'

/** Finds addresses of a name for a connection; the address that was checked is the one that is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('no address'), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(privateAddress(), '', 0)
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

/** For a host that is written as an address, which is not looked up. @throws AppError INTEGRATION_SERVER */
export function refusePrivateLiteral(hostname: string): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && isPrivateAddress(literal)) throw privateAddress()
}

const privateAddress = (): AppError =>
  new AppError(
    'INTEGRATION_SERVER',
    'The address of the server is not of the public internet. The operator allows such ones with DUET_INTEGRATION_ALLOW_PRIVATE=true.',
  )
