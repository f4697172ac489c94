// PGlite in its own thread: a long query would stop every request of the process otherwise. It speaks PostgreSQL's wire
// protocol, so the same driver serves both databases.
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
const none = new Uint8Array();

async function answer(message: ToPglite): Promise<Uint8Array> {
	switch (message.kind) {
		case 'bytes':
			return pglite.execProtocolRaw(message.bytes);
		case 'fresh-session':
			await pglite.exec('rollback');
			await pglite.exec('discard all');
			return none;
		case 'copy':
			// In this thread nothing is written meanwhile: the copy is what a power cut would have left, which the log mends.
			cpSync(dataDir, message.to, { recursive: true, errorOnExist: true, force: false });
			return none;
		case 'close':
			await pglite.close();
			return none;
	}
}

function tell(message: FromPglite): void {
	port?.postMessage(message);
}

let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToPglite) => {
	last = last
		.then(() => answer(message))
		.then(
			(bytes) => tell({ kind: 'answer', bytes }),
			(error: unknown) => tell({ kind: 'failed', reason: String(error) }),
		);
});
tell({ kind: 'ready' });
