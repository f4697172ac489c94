// The worker thread that runs PGlite; in the main thread a long query would block every request. It speaks PostgreSQL's wire
// protocol, so the `pg` driver serves both databases.
import { cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { FromPglite, PgliteStart, ToPglite } from './pglite-messages.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const { dataDir }: PgliteStart = workerData;
const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });
const empty = new Uint8Array();

async function answer(message: ToPglite): Promise<Uint8Array> {
	switch (message.kind) {
		case 'bytes':
			return pglite.execProtocolRaw(message.bytes);
		case 'fresh-session':
			await pglite.exec('rollback');
			await pglite.exec('discard all');
			return empty;
		case 'copy':
			// This thread writes nothing during the copy. The copy is what a power cut would leave, and PostgreSQL's log recovers it.
			cpSync(dataDir, message.to, { recursive: true, errorOnExist: true, force: false });
			return empty;
		case 'close':
			await pglite.close();
			return empty;
	}
}

function send(message: FromPglite): void {
	port?.postMessage(message);
}

let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToPglite) => {
	last = last
		.then(() => answer(message))
		.then(
			(bytes) => send({ kind: 'answer', bytes }),
			(error: unknown) => send({ kind: 'failed', reason: String(error) }),
		);
});
send({ kind: 'ready' });
