const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for a set of facts: FNV-1a over their characters, 16 hexadecimal digits. Not a secret, not a proof. */
export function fingerprint(facts: readonly string[]): string {
  let hash = FNV_OFFSET;
  for (const sign of facts.join('\n')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
