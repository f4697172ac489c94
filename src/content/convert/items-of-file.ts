import type { Converted, ConvertedItem } from './converted.ts';

/** The items of a file, and at its end the reason why it could not be read further, if there is one. */
export async function* itemsOfFile(file: string, items: AsyncIterable<Converted>): AsyncGenerator<ConvertedItem> {
	try {
		for await (const item of items) yield { kind: 'item', file, item };
	} catch (error) {
		yield { kind: 'unreadable', file, why: error instanceof Error ? error.message : String(error) };
	}
}
