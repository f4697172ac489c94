// Finds the rows of the tables in an export of Ghost: `{"db":[{"data":{"posts":[…]}}]}`, or the same without `db`.
import { createReadStream } from 'node:fs';

/** A row of a table, as JSON text. */
export type TableRow = { readonly table: string; readonly text: string };

/** Longest row, in characters. */
const maxLength = 32_000_000;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Splits a stream of JSON; it holds one row at a time. */
class TableSplitter {
	/** The keys of the objects and lists around the present place; those in lists have none. */
	readonly #keys: string[] = [];
	#string: 'none' | 'inside' | 'escaped' = 'none';
	#lastString = '';
	#row = '';
	#depth = 0;

	/** Whether every object and list that was opened is closed. */
	get complete(): boolean {
		return this.#keys.length === 0;
	}

	*push(chunk: string): Generator<TableRow> {
		let start = 0;
		for (let index = 0; index < chunk.length; index += 1) {
			const character = chunk.charCodeAt(index);
			if (this.#isInString(character, chunk, index)) continue;
			const wasInRow = this.#depth > 0;
			this.#moves(character);
			if (!wasInRow && this.#depth > 0) start = index;
			if (!wasInRow || this.#depth > 0) continue;
			yield { table: this.#keys.at(-1) ?? '', text: this.#row + chunk.slice(start, index + 1) };
			this.#row = '';
		}
		if (this.#depth > 0) this.#row += chunk.slice(start);
		if (this.#row.length > maxLength) throw new Error(`a row of ${this.#keys.at(-1)} has more than ${maxLength} characters`);
	}

	/** Whether a character belongs to a string. The last one outside of rows is the key of what follows. */
	#isInString(character: number, chunk: string, index: number): boolean {
		if (this.#string === 'none') {
			if (character !== quote) return false;
			this.#string = 'inside';
			this.#lastString = '';
		} else if (this.#string === 'escaped') this.#string = 'inside';
		else if (character === backslash) this.#string = 'escaped';
		else if (character === quote) this.#string = 'none';
		else if (this.#depth === 0 && this.#lastString.length < 100) this.#lastString += chunk.charAt(index);
		return true;
	}

	#moves(character: number): void {
		const opens = character === openBrace || character === openBracket;
		if (!opens && character !== closeBrace && character !== closeBracket) return;
		if (this.#depth > 0) this.#depth += opens ? 1 : -1;
		else if (!opens) this.#keys.pop();
		else if (character === openBrace && this.#isTable()) this.#depth = 1;
		else {
			this.#keys.push(this.#lastString);
			this.#lastString = '';
		}
	}

	/** Whether the list around the present place is a table. */
	#isTable(): boolean {
		return this.#keys.at(-2) === 'data' && (this.#keys.length === 3 || this.#keys.length === 5);
	}
}

/** Reads the rows of an export, in constant memory. Throws when the file cannot be read, ends early or has no tables. */
export async function* readTableRows(path: string): AsyncGenerator<TableRow> {
	const splitter = new TableSplitter();
	let isEmpty = true;
	for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 262_144 }))
		for (const row of splitter.push(String(chunk))) {
			isEmpty = false;
			yield row;
		}
	if (/\.zip$/i.test(path)) throw new Error('is an archive: unpack it, and name its folder');
	if (!splitter.complete) throw new Error('is incomplete: get the file again');
	if (isEmpty) throw new Error('has no tables, so it is not an export of Ghost');
}
