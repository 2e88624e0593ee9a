import { networkOf } from '@tessera/server/network';

/** `maria@example.com` → `ma•••@example.com`: enough for its owner to recognise, too little for somebody who looks on. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

/** Keeps the last four characters of a phone number. */
export const maskPhone = (phone: string): string =>
  `${'•'.repeat(Math.max(3, phone.length - 4))}${phone.slice(-Math.min(4, phone.length - 1))}`;

/** Keeps the first two characters of a contact handle. */
export const maskHandle = (handle: string): string => `${handle.slice(0, 2)}•••`;

/** The network of an address, without the part that names the visitor: `203.0.113.•`. */
export function maskNetwork(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:•`;
  return network.replace(/\.\d+$/, '.•');
}
