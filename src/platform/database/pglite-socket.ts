import { Duplex } from 'node:stream';
import type { PgliteEngine } from './pglite-engine.ts';

type Done = (error?: Error | null) => void;

/** Makes PGlite look like the network socket that the `pg` driver expects: writes send wire-protocol bytes to the engine, reads give its answers. */
export class PgliteSocket extends Duplex {
	readonly #engine: PgliteEngine;

	constructor(engine: PgliteEngine) {
		super();
		this.#engine = engine;
	}

	/** The driver calls this as `net.Socket.connect`. */
	connect(): this {
		this.#engine.freshSession().then(
			() => this.emit('connect'),
			(error: Error) => this.destroy(error),
		);
		return this;
	}

	// Other methods of `net.Socket` that the driver calls; a worker thread needs none of them.
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

	/** Sends the messages of one query (parse, bind, execute, sync) together. */
	override _writev(chunks: { chunk: Buffer }[], done: Done): void {
		this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
	}

	#exchange(bytes: Buffer, done: Done): void {
		if (isTerminate(bytes)) {
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

/** The message Terminate (`X`) would end PGlite itself, not only the session. */
function isTerminate(bytes: Buffer): boolean {
	return bytes[0] === 0x58;
}
