import { Duplex } from 'node:stream';
import type { PgliteEngine } from './pglite-engine.ts';

type Done = (error?: Error | null) => void;

/** PGlite as the network socket that the `pg` driver expects: what is written is asked, what is answered is read. */
export class PgliteSocket extends Duplex {
	readonly #engine: PgliteEngine;

	constructor(engine: PgliteEngine) {
		super();
		this.#engine = engine;
	}

	/** Called by the driver as `net.Socket.connect`. */
	connect(): this {
		this.#engine.freshSession().then(
			() => this.emit('connect'),
			(error: Error) => this.destroy(error),
		);
		return this;
	}

	// The rest of `net.Socket` that the driver calls; a thread's port needs none of it.
	setNoDelay(): this {
		return this;
	}

	ref(): this {
		return this;
	}

	unref(): this {
		return this;
	}

	override _read(): void {}

	override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
		this.#exchange(chunk, done);
	}

	/** One question at a time: a query's messages (parse, bind, execute, sync) go together. */
	override _writev(chunks: { chunk: Buffer }[], done: Done): void {
		this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
	}

	#exchange(bytes: Buffer, done: Done): void {
		if (isGoodbye(bytes)) {
			done();
			this.push(null);
			return;
		}
		this.#engine.exchange(bytes).then((answer) => {
			this.push(Buffer.from(answer));
			done();
		}, done);
	}
}

/** `X`, the message Terminate: it ends a session and would end all of PGlite. */
function isGoodbye(bytes: Buffer): boolean {
	return bytes[0] === 0x58;
}
