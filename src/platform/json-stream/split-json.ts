/**
 * Splits a stream of JSON into the elements of its array, or into values that follow each other (NDJSON). It buffers one value at a
 * time, and only finds where each ends; the caller parses it.
 */
export class JsonSplitter {
	readonly #maxLength: number;
	#state: 'between' | 'inside' = 'between';
	#inArray = false;
	#depth = 0;
	#inString = false;
	#escaped = false;
	#buffer: string[] = [];
	#length = 0;

	constructor(maxLength: number) {
		this.#maxLength = maxLength;
	}

	/** Yields the values that end in this chunk. */
	*push(chunk: string): Generator<JsonValueText> {
		let start = 0;
		for (let index = 0; index < chunk.length; index += 1) {
			const character = chunk.charCodeAt(index);
			if (this.#state === 'between') {
				if (this.#startsValue(character)) start = index;
				else continue;
			}
			const end = this.#endsAt(character);
			if (end === 'no') continue;
			this.#append(chunk.slice(start, end === 'after' ? index + 1 : index));
			start = index + 1;
			yield this.#cut();
		}
		if (this.#state === 'inside') this.#append(chunk.slice(start));
	}

	/** Yields the value, or the part of one, that is left at the end of the stream. */
	*end(): Generator<JsonValueText> {
		if (this.#state === 'inside') yield this.#cut();
	}

	#startsValue(character: number): boolean {
		if (isSpace(character) || character === comma || character === byteOrderMark) return false;
		if (character === closeBracket && this.#inArray) {
			this.#inArray = false;
			return false;
		}
		if (character === openBracket && !this.#inArray) {
			this.#inArray = true;
			return false;
		}
		this.#state = 'inside';
		return true;
	}

	/** Whether the value ends with this character, before it, or not yet. */
	#endsAt(character: number): 'after' | 'before' | 'no' {
		if (this.#inString) return this.#continuesString(character);
		if (character === quote) this.#inString = true;
		else if (character === openBrace || character === openBracket) this.#depth += 1;
		else if (character === closeBrace || character === closeBracket) return this.#closesBracket(character);
		else if (this.#depth === 0 && (isSpace(character) || character === comma)) return 'before';
		return 'no';
	}

	#continuesString(character: number): 'after' | 'no' {
		if (this.#escaped) this.#escaped = false;
		else if (character === backslash) this.#escaped = true;
		else if (character === quote) {
			this.#inString = false;
			return this.#depth === 0 ? 'after' : 'no';
		}
		return 'no';
	}

	#closesBracket(character: number): 'after' | 'before' | 'no' {
		if (this.#depth === 0) {
			// This ends the surrounding array, or is a bracket without an opening one.
			if (character === closeBracket) this.#inArray = false;
			return 'before';
		}
		this.#depth -= 1;
		return this.#depth === 0 ? 'after' : 'no';
	}

	#append(part: string): void {
		this.#length += part.length;
		if (this.#length <= this.#maxLength) this.#buffer.push(part);
		else this.#buffer = [];
	}

	#cut(): JsonValueText {
		const value: JsonValueText =
			this.#length > this.#maxLength ? { kind: 'too-long', characters: this.#length } : { kind: 'text', text: this.#buffer.join('') };
		this.#state = 'between';
		this.#depth = 0;
		this.#inString = false;
		this.#escaped = false;
		this.#buffer = [];
		this.#length = 0;
		return value;
	}
}

/** The text of a JSON value in a stream, unparsed, or the length of one that is too long to buffer. */
export type JsonValueText = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'too-long'; readonly characters: number };

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const byteOrderMark = 0xfeff;

const isSpace = (character: number): boolean => character === 0x20 || (character >= 0x09 && character <= 0x0d);
