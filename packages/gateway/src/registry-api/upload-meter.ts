/** Counts the bytes of each upload through this gateway; a file that is sent again counts once. */
export interface UploadMeter {
  /** @returns the sum of the upload so far, in bytes */
  readonly add: (upload: string, file: string, bytes: number) => number;
  readonly forget: (upload: string) => void;
}

/** Counts of more uploads than this are dropped, the oldest first. */
const MOST_UPLOADS = 1_000;

export function createUploadMeter(): UploadMeter {
  const uploads = new Map<string, Map<string, number>>();
  return {
    add(upload, file, bytes) {
      const files = uploads.get(upload) ?? new Map<string, number>();
      files.set(file, bytes);
      uploads.delete(upload);
      uploads.set(upload, files);
      for (const oldest of uploads.keys()) {
        if (uploads.size <= MOST_UPLOADS) break;
        uploads.delete(oldest);
      }
      return [...files.values()].reduce((sum, one) => sum + one, 0);
    },
    forget: (upload) => void uploads.delete(upload),
  };
}
