import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet (IANA special-purpose registries), IPv4 ones also as IPv4-mapped IPv6. */
const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address is loopback, link-local, private or reserved otherwise; also what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  // A zone (fe80::1%eth0) belongs to link-local addresses alone
  if (version === 0 || address.includes('%')) return true
  return NOT_PUBLIC.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
