import { createElement, type FunctionComponent, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Subject } from './subject.ts';
import type { Visit } from './visit.ts';

/** The sizes of a brick, the piece that covers are built of (UI-04). */
export type Brick = 'brick_full' | 'brick_mayor' | 'brick_menor' | 'brick_100';

/** A block put on a page, with values for its fields. */
export type PlacedBlock = { readonly block: string; readonly fields?: unknown };

/** Stories already on the page, by id; lists skip them so that none shows twice. */
export type ShownStories = Set<string>;

export type BlockContext = { readonly visit: Visit; readonly subject: Subject };

/** What a block is made of: its fields as a schema, the content it asks for, and its view, a function of data alone. */
export type BlockDefinition<Schema extends v.GenericSchema, Data> = {
	readonly name: string;
	readonly fields: Schema;
	/** Asks for content; blocks of a page ask in parallel. Undefined leaves the block out. */
	load(fields: v.InferOutput<Schema>, context: BlockContext): Promise<Data | undefined>;
	/** Takes from the data what is not shown yet; blocks choose in the order of the page. Undefined leaves the block out. */
	choose?(data: Data, fields: v.InferOutput<Schema>, shown: ShownStories): Data | undefined;
	readonly view: FunctionComponent<BlockProps<v.InferOutput<Schema>, Data>>;
};

type BlockProps<Fields, Data> = BlockContext & { readonly fields: Fields; readonly data: Data };

/** A block that has its content and waits for its turn to choose. */
export type PreparedBlock = (shown: ShownStories) => ReactNode;

/** A block of any kind, ready to be placed. */
export type Block = {
	readonly name: string;
	readonly fields: v.GenericSchema;
	/** Throws when the fields do not fit the schema: a page that was configured wrongly is a fault, not a gap. */
	prepare(fields: unknown, context: BlockContext): Promise<PreparedBlock>;
};

export function defineBlock<Schema extends v.GenericSchema, Data>(parts: BlockDefinition<Schema, Data>): Block {
	return {
		name: parts.name,
		fields: parts.fields,
		async prepare(given, context) {
			const fields = v.parse(parts.fields, given ?? {});
			const asked = await parts.load(fields, context);
			return (shown) => {
				const data = asked === undefined || parts.choose === undefined ? asked : parts.choose(asked, fields, shown);
				return data === undefined ? null : createElement(parts.view, { ...context, fields, data });
			};
		},
	};
}
