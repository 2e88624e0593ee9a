import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DOWNLOAD_PATH } from '@tessera/wire';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { siteDay } from '../../site/calendar.ts';
import { csvOf } from './export-rows.ts';

/** Serves each download address once. The file is written while it is sent, as fast as the reader takes it. */
export function serveDownloads(app: FastifyInstance, { db, exportCodes, log }: Services): void {
  app.get<{ Params: { secret: string } }>(
    `${DOWNLOAD_PATH}/:secret`,
    // Looking for the file's size would use the address up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const wanted = await exportCodes.redeem(request.params.secret);
      if (!wanted) throw new Refusal('404', 'this download was used or has expired', { status: 404 });
      const name = `${wanted.request.what}-${siteDay(new Date())}.csv`;
      const file = Readable.from(csvOf(db, wanted));
      file.once('error', (error) => log.error({ err: error }, 'a download broke off'));
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('text/csv; charset=utf-8')
        .send(file);
    },
  );
}
