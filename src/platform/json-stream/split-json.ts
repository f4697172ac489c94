/** A JSON value cut out of a stream as it was written, or the place of one that is too long to be looked at. */
export type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'too-long'; readonly characters: number };

/**
 * Cuts a stream of JSON into the elements of its array, or into the values that follow each other (NDJSON), and holds no more than
 * one of them. It only looks for where a value ends: whether it is JSON is for whoever parses it.
 */
export class JsonSplitter {
	readonly #longest: number;
	#state: 'between' | 'inside' = 'between';
	#inArray = false;
	#depth = 0;
	#inText = false;
	#escaped = false;
	#held: string[] = [];
	#length = 0;

	constructor(longest: number) {
		this.#longest = longest;
	}

	/** The values that end in this chunk. */
	*push(chunk: string): Generator<Piece> {
		let start = 0;
		for (let index = 0; index < chunk.length; index += 1) {
			const sign = chunk.charCodeAt(index);
			if (this.#state === 'between') {
				if (this.#begins(sign)) start = index;
				else continue;
			}
			const end = this.#endsAt(sign);
			if (end === 'no') continue;
			this.#hold(chunk.slice(start, end === 'after' ? index + 1 : index));
			start = index + 1;
			yield this.#cut();
		}
		if (this.#state === 'inside') this.#hold(chunk.slice(start));
	}

	/** What is left when the stream is over: a value that ends with it, or half of one. */
	*end(): Generator<Piece> {
		if (this.#state === 'inside') yield this.#cut();
	}

	#begins(sign: number): boolean {
		if (isSpace(sign) || sign === comma || sign === byteOrderMark) return false;
		if (sign === closeBracket && this.#inArray) {
			this.#inArray = false;
			return false;
		}
		if (sign === openBracket && !this.#inArray) {
			this.#inArray = true;
			return false;
		}
		this.#state = 'inside';
		return true;
	}

	/** Whether the value ends with this sign, before it, or not yet. */
	#endsAt(sign: number): 'after' | 'before' | 'no' {
		if (this.#inText) return this.#textGoesOn(sign);
		if (sign === quote) this.#inText = true;
		else if (sign === openBrace || sign === openBracket) this.#depth += 1;
		else if (sign === closeBrace || sign === closeBracket) return this.#closes(sign);
		else if (this.#depth === 0 && (isSpace(sign) || sign === comma)) return 'before';
		return 'no';
	}

	#textGoesOn(sign: number): 'after' | 'no' {
		if (this.#escaped) this.#escaped = false;
		else if (sign === backslash) this.#escaped = true;
		else if (sign === quote) {
			this.#inText = false;
			return this.#depth === 0 ? 'after' : 'no';
		}
		return 'no';
	}

	#closes(sign: number): 'after' | 'before' | 'no' {
		if (this.#depth === 0) {
			// The end of the array that the value is in, or a bracket that nothing opened.
			if (sign === closeBracket) this.#inArray = false;
			return 'before';
		}
		this.#depth -= 1;
		return this.#depth === 0 ? 'after' : 'no';
	}

	#hold(part: string): void {
		this.#length += part.length;
		if (this.#length <= this.#longest) this.#held.push(part);
		else this.#held = [];
	}

	#cut(): Piece {
		const piece: Piece =
			this.#length > this.#longest ? { kind: 'too-long', characters: this.#length } : { kind: 'text', text: this.#held.join('') };
		this.#state = 'between';
		this.#depth = 0;
		this.#inText = false;
		this.#escaped = false;
		this.#held = [];
		this.#length = 0;
		return piece;
	}
}

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const byteOrderMark = 0xfeff;

const isSpace = (sign: number): boolean => sign === 0x20 || (sign >= 0x09 && sign <= 0x0d);
