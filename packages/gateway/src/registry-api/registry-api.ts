import { networkOf } from '@tessera/server/network';
import { LIVE_PARTS_PATH } from '@tessera/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimit } from '@tessera/server/rate-limit';
import { RIGHTS, type Publisher } from '../releases/publishers/publisher.ts';
import { isPartName } from '../releases/documents.ts';
import { refuse } from '../releases/refusal.ts';
import type { ReleaseSite } from '../releases/site.ts';
import type { Upload } from '../releases/store/store.ts';
import { answerInJson, Denied, jsonOf } from './answers.ts';
import { readBuildDocument } from './documents.ts';
import { sizeRefusals } from './first-code.ts';
import type { ReadRelease } from './read-release.ts';
import { CHECK_BYTES, COMMAND_BYTES, PER_MINUTE, RATE_WINDOW_S, RELEASE_LIMITS } from './limits.ts';
import { makeMove, readCommand } from './make-move.ts';
import type { Overview } from './overview.ts';
import { SIGNATURE_HEADER } from '@tessera/contracts/signing';
import { createUploadMeter } from './upload-meter.ts';
import { beginUpload, finishUpload, refuseUnfit, takeFile } from './uploads.ts';
import { publisherOf, requireOneOf } from './verify-request.ts';

export const REGISTRY_PATH = '/internal/releases';

const LOG_LINES = { standard: 50, most: 500 } as const;

export interface RegistryParts {
  readonly site: ReleaseSite;
  readonly read: ReadRelease;
  readonly overview: () => Promise<Overview>;
  /** Returns what the visitor of a request gets: the revision, and each part's release. */
  readonly liveFor: (request: FastifyRequest) => {
    readonly revision: number;
    readonly parts: Readonly<Record<string, string>>;
  };
  /** Waits until this gateway serves the move, so that its answer and the next page agree. */
  readonly moved: () => Promise<void>;
  /** Whether the overview and the log need no signature. */
  readonly open: boolean;
  /** Whether a check must be signed, since it costs the gateway work. */
  readonly signedChecks: boolean;
  /** Multiplies the limits by network. */
  readonly factor: number;
}

/**
 * Serves the registry: live releases, checks, uploads and moves. Signed calls carry
 * {@link SIGNATURE_HEADER}; a file of an upload needs no signature, since the signed document has its hash.
 */
export async function serveRegistry(app: FastifyInstance, parts: RegistryParts): Promise<void> {
  await app.register(
    async (registry) => {
      takeBytes(registry);
      answerInJson(registry);
      const limited = limits(parts.factor);
      answerReaders(registry, parts, limited);
      takeReleases(registry, parts, limited);
    },
    { prefix: REGISTRY_PATH },
  );
}

/** A signature is over bytes, so nothing is parsed before it is verified. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}

type Limited = (kind: keyof typeof PER_MINUTE) => {
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
};

function limits(factor: number): Limited {
  return (kind) => {
    const most = PER_MINUTE[kind] * factor;
    const allowed = rateLimit({ most, windowMs: RATE_WINDOW_S * 1000 });
    return {
      onRequest: async ({ ip }) => {
        if (allowed(networkOf(ip))) return;
        const hint = 'wait a minute, then send it again';
        throw new Denied(429, {
          code: 'form',
          what: 'calls of this network',
          expected: `at most ${most} a minute`,
          actual: 'more',
          hint,
        });
      },
    };
  };
}

function answerReaders(app: FastifyInstance, parts: RegistryParts, limited: Limited): void {
  const { site, overview, liveFor, open } = parts;

  app.get(LIVE_PARTS_PATH.slice(REGISTRY_PATH.length), limited('live'), async (request) => liveFor(request));

  const people = limited('overview');
  const onlyPublishers = async (request: FastifyRequest) => {
    if (!open) requireOneOf(await signerOf(request, site), ['publish', 'move']);
  };
  app.get('/', people, async (request) => {
    await onlyPublishers(request);
    return overview();
  });
  app.get<{ Querystring: { part?: string; limit?: string } }>('/log', people, async (request) => {
    await onlyPublishers(request);
    const { part, limit } = request.query;
    const lines = Math.min(Number(limit ?? LOG_LINES.standard), LOG_LINES.most);
    if (!(Number.isInteger(lines) && lines > 0) || (part !== undefined && !isPartName(part))) {
      const hint = `send ?part=mf-something&limit=1 to ${LOG_LINES.most}`;
      refuse([
        { code: 'form', what: 'query', expected: 'a part and a number of lines', actual: 'another', hint },
      ]);
    }
    return { moves: await site.state.log({ limit: lines, ...(part !== undefined && { part }) }) };
  });
}

function takeReleases(app: FastifyInstance, parts: RegistryParts, limited: Limited): void {
  const { site, read } = parts;
  const meter = createUploadMeter();
  const publishing = limited('publishing');
  const document = { ...publishing, bodyLimit: RELEASE_LIMITS.documentBytes };

  app.post('/check', { ...limited('check'), bodyLimit: CHECK_BYTES }, async (request) => {
    if (parts.signedChecks) requireOneOf(await signerOf(request, site), RIGHTS);
    const description = readBuildDocument(jsonOf(request.body));
    await refuseUnfit(site, read, description);
    const { release, bytes } = description.document;
    if (bytes !== undefined) refuse(sizeRefusals({ part: description.name, release, bytes }, bytes));
    return { fits: true };
  });

  app.post('/uploads', document, async (request, reply) => {
    const publisher = await signerOf(request, site);
    const started = await beginUpload(site, read, publisher, jsonOf(request.body));
    if (started.stored) return started;
    return reply.code(201).send({ upload: started.upload, missing: started.missing });
  });

  const files = limited('files');
  app.put<{ Params: { upload: string; '*': string } }>(
    '/uploads/:upload/*',
    {
      bodyLimit: RELEASE_LIMITS.fileBytes,
      // Before the body is read: no megabytes are read for an upload that does not exist.
      onRequest: async (request) => {
        await files.onRequest(request);
        await uploadOf(site, request.params.upload);
      },
    },
    async (request, reply) => {
      const { upload, '*': file } = request.params;
      await takeFile(await uploadOf(site, upload), meter, file, bytesOf(request.body));
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { upload: string } }>(
    '/uploads/:upload/finish',
    { ...publishing, bodyLimit: COMMAND_BYTES },
    async (request, reply) => {
      const upload = await uploadOf(site, request.params.upload);
      const outcome = await finishUpload(site, upload);
      meter.forget(upload.id);
      const { part, release } = upload;
      request.log.info({ event: 'release.stored', part, release, outcome }, 'a release is stored');
      return reply.code(201).send({ part, release, outcome });
    },
  );

  app.post('/moves', { ...publishing, bodyLimit: COMMAND_BYTES }, async (request) => {
    const publisher = await signerOf(request, site);
    const moved = await makeMove(site, read, publisher, readCommand(jsonOf(request.body)));
    await parts.moved();
    request.log.info({ event: 'release.moved', who: publisher.id, ...moved }, 'a part was moved');
    return moved;
  });
}

function signerOf({ method, url, headers, body }: FastifyRequest, site: ReleaseSite): Promise<Publisher> {
  const signature = headers[SIGNATURE_HEADER];
  const given = Array.isArray(signature) ? signature.join(', ') : signature;
  return publisherOf({ method, path: url, signature: given, body: bytesOf(body) }, site);
}

function bytesOf(body: unknown): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array();
}

async function uploadOf({ store }: ReleaseSite, id: string): Promise<Upload> {
  const upload = /^[\da-f]{32}$/.test(id) ? await store.upload(id) : undefined;
  if (upload) return upload;
  throw new Denied(404, {
    code: 'standing',
    what: 'upload',
    expected: 'an upload that is not finished',
    actual: 'no upload with this id',
    hint: 'start it again: files that have arrived are kept for a while',
  });
}
