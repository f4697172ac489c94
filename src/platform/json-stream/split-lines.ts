import type { JsonValueText } from './split-json.ts';

/**
 * Splits a stream into lines, each a JSON value (NDJSON), so that a broken line does not affect the next ones. Skips blank
 * lines.
 */
export class LineSplitter {
	readonly #maxLength: number;
	#buffer: string[] = [];
	#length = 0;

	constructor(maxLength: number) {
		this.#maxLength = maxLength;
	}

	*push(chunk: string): Generator<JsonValueText> {
		const [first = '', ...others] = chunk.split('\n');
		this.#append(first);
		for (const line of others) {
			yield* this.end();
			this.#append(line);
		}
	}

	*end(): Generator<JsonValueText> {
		const text = this.#buffer.join('').trim();
		const characters = this.#length;
		this.#buffer = [];
		this.#length = 0;
		if (characters > this.#maxLength) yield { kind: 'too-long', characters };
		else if (text !== '' && text !== '\uFEFF') yield { kind: 'text', text };
	}

	#append(part: string): void {
		this.#length += part.length;
		if (this.#length <= this.#maxLength) this.#buffer.push(part);
		else this.#buffer = [];
	}
}
