// Makes blocks, which are the pieces of pages, from their definitions.
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Card } from '#content/contract';
import type { RenderContext } from './render-context.ts';
import type { Subject } from './subject.ts';

/** Addresses of the stories that the page shows or links to so far. Lists skip them, so that no story shows twice. */
export type ShownStories = Set<string>;

/** The page that a block stands on. */
export type BlockPage = { readonly context: RenderContext; readonly subject: Subject };

/** The stories of a block under its title, for outputs that have views of their own. */
export type StoryGroup = { readonly title?: string | undefined; readonly href?: string | undefined; readonly cards: readonly Card[] };

/** What a block is made of: a schema of its fields, the content that it loads, and its view, a function of data alone. */
export type BlockDefinition<Schema extends v.GenericSchema, Data> = {
	/** The values that a page gives when it places the block. */
	readonly fields: Schema;
	/** The block shows a form with buttons of providers or a captcha, whose scripts the page then allows. */
	readonly needsFormScripts?: true;
	/** Reads the block's content; the blocks of a page load in parallel. `undefined` leaves the block out. */
	load(fields: v.InferOutput<Schema>, page: BlockPage): Promise<Data | undefined>;
	/** Picks stories that the page does not show yet; blocks choose in the order of the page. `undefined` leaves the block out. */
	choose?(data: Data, fields: v.InferOutput<Schema>, shown: ShownStories): Data | undefined;
	readonly view: FunctionComponent<BlockProps<v.InferOutput<Schema>, Data>>;
	/** The stories that the view shows. A block without this function appears only in the html output. */
	group?(props: BlockProps<v.InferOutput<Schema>, Data>): StoryGroup;
};

type BlockProps<Fields, Data> = BlockPage & { readonly fields: Fields; readonly data: Data };

/** A block whose content is loaded: chooses among its stories and returns its view, or null where the block is left out. */
type PreparedBlock = (shown: ShownStories) => ReactNode;

/** The same for outputs that have views of their own. */
type PreparedGroup = (shown: ShownStories) => StoryGroup | undefined;

/** A block that pages can place; its name is its key in `blocks.ts`. */
export type Block<Schema extends v.GenericSchema = v.GenericSchema> = {
	readonly fields: Schema;
	readonly needsFormScripts: boolean;
	/** Loads the block's content. Throws when the fields do not fit the schema: a page that places a block wrongly is a fault. */
	prepare(fields: unknown, page: BlockPage): Promise<PreparedBlock>;
	/** Loads the stories of the block, if it has any for other outputs; throws like `prepare`. */
	prepareGroup(fields: unknown, page: BlockPage): Promise<PreparedGroup>;
};

export function defineBlock<Schema extends v.GenericSchema, Data>(definition: BlockDefinition<Schema, Data>): Block<Schema> {
	const { group, view } = definition;
	const readFields = fieldsReader(definition.fields);
	return {
		fields: definition.fields,
		needsFormScripts: definition.needsFormScripts === true,
		async prepare(input, page) {
			const choose = await loadBlock(definition, readFields(input), page);
			return (shown) => {
				const props = choose(shown);
				return props === undefined ? null : createElement(view, props);
			};
		},
		async prepareGroup(input, page) {
			if (group === undefined) return () => undefined;
			const choose = await loadBlock(definition, readFields(input), page);
			return (shown) => {
				const props = choose(shown);
				return props && group(props);
			};
		},
	};
}

/** Checks the fields of a block, and those that a page always gives as the same object only once. Throws when they do not fit. */
function fieldsReader<Schema extends v.GenericSchema>(schema: Schema): (input: unknown) => v.InferOutput<Schema> {
	const known = new WeakMap<object, { readonly fields: v.InferOutput<Schema> }>();
	return (input) => {
		const given = isObject(input) ? input : none;
		const { fields } = known.get(given) ?? { fields: v.parse(schema, input ?? none) };
		known.set(given, { fields });
		return fields;
	};
}

const none = {};

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

/** Loads the data of a block; the returned function chooses among its stories and gives the props of its view, or undefined. */
async function loadBlock<Schema extends v.GenericSchema, Data>(
	{ load, choose }: BlockDefinition<Schema, Data>,
	fields: v.InferOutput<Schema>,
	page: BlockPage,
): Promise<(shown: ShownStories) => BlockProps<v.InferOutput<Schema>, Data> | undefined> {
	const loaded = await load(fields, page);
	return (shown) => {
		const data = loaded === undefined || choose === undefined ? loaded : choose(loaded, fields, shown);
		return data === undefined ? undefined : { ...page, fields, data };
	};
}
