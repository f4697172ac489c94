import { JsonSplitter, type JsonValueText, LineSplitter } from '#platform/json-stream';
import { isObject } from '../ans/json.ts';
import { feedItems } from '../documents/feed-items.ts';
import { refuse } from './refusals.ts';

const maxDocuments = 1_000;

/**
 * Splits a batch into its documents as they were written: the elements of a JSON array, or the lines of NDJSON. A batch that is one feed
 * has the documents in it. `maxLength` is for one document or feed, in characters.
 */
export function splitBatch(text: string, contentType: string | undefined, maxLength: number): readonly JsonValueText[] {
	const splitter = contentType?.includes('ndjson') ? new LineSplitter(maxLength) : new JsonSplitter(maxLength);
	const values: JsonValueText[] = [];
	for (const value of withoutEnvelope(valuesOf(splitter, text))) {
		if (values.length === maxDocuments) refuse('too-many');
		values.push(value);
	}
	return values;
}

function* valuesOf(splitter: JsonSplitter | LineSplitter, text: string): Generator<JsonValueText> {
	yield* splitter.push(text);
	yield* splitter.end();
}

/** The values of a batch; those inside when the first and only one is a feed. */
function* withoutEnvelope(values: Generator<JsonValueText>): Generator<JsonValueText> {
	const first = values.next();
	if (first.done) return;
	const second = values.next();
	const items = second.done && first.value.kind === 'text' ? itemsIn(first.value.text) : undefined;
	if (items) {
		yield* items.map((item) => ({ kind: 'text' as const, text: JSON.stringify(item) }));
		return;
	}
	yield first.value;
	if (!second.done) yield second.value;
	yield* values;
}

function itemsIn(text: string): readonly unknown[] | undefined {
	try {
		const json: unknown = JSON.parse(text);
		return isObject(json) ? feedItems(json) : undefined;
	} catch {
		return undefined;
	}
}
