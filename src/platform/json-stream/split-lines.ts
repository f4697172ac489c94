import type { Piece } from './split-json.ts';

/**
 * Cuts a stream into its lines, each a JSON value (NDJSON): a broken line ends where it ends and spoils none after it.
 * Lines of spaces are left out.
 */
export class LineSplitter {
	readonly #longest: number;
	#held: string[] = [];
	#length = 0;

	constructor(longest: number) {
		this.#longest = longest;
	}

	*push(chunk: string): Generator<Piece> {
		const [first = '', ...others] = chunk.split('\n');
		this.#hold(first);
		for (const line of others) {
			yield* this.end();
			this.#hold(line);
		}
	}

	*end(): Generator<Piece> {
		const text = this.#held.join('').trim();
		const characters = this.#length;
		this.#held = [];
		this.#length = 0;
		if (characters > this.#longest) yield { kind: 'too-long', characters };
		else if (text !== '' && text !== '\uFEFF') yield { kind: 'text', text };
	}

	#hold(part: string): void {
		this.#length += part.length;
		if (this.#length <= this.#longest) this.#held.push(part);
		else this.#held = [];
	}
}
