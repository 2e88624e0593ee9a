/** Whether an `accept-encoding` header allows an encoding; `q=0` forbids it. */
export function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
