/** How a body may be packed; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether an `accept-encoding` header allows an encoding; `q=0` forbids it. */
export function accepts(header: string, encoding: Exclude<Encoding, 'identity'>): boolean {
  return header.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

/** The best encoding that a browser takes. */
export function bestEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}
