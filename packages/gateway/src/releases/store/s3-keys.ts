/** Where things are below the prefix of the bucket. */

export function documentKey(part: string, release: string): string {
  return `releases/${part}/${release}.json`;
}

export function uploadKey(id: string): string {
  return `uploads/${id}.json`;
}

/** @param hash `sha384-<base64>` */
export function fileKey(hash: string): string {
  return `files/${Buffer.from(hash.replace(/^sha384-/, ''), 'base64').toString('hex')}`;
}

export function packedKey(hash: string): string {
  return `${fileKey(hash)}.br`;
}
