const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** Returns an FNV-1a hash of the facts, 16 hexadecimal digits. Neither a secret nor a proof of identity. */
export function fingerprint(facts: readonly string[]): string {
  let hash = FNV_OFFSET;
  for (const sign of facts.join('\n')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
