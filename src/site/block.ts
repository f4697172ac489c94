import { createElement, type FunctionComponent, type ReactNode } from 'react';
import * as v from 'valibot';
import type { RenderContext } from './render-context.ts';
import type { Subject } from './subject.ts';

/** Ids of the stories that the page shows so far. Lists skip them, so that no story shows twice. */
export type ShownStories = Set<string>;

/** The page that a block stands on. */
export type BlockPage = { readonly context: RenderContext; readonly subject: Subject };

/** What a block is made of: a schema of its fields, the content that it loads, and its view, a function of data alone. */
export type BlockDefinition<Schema extends v.GenericSchema, Data> = {
	/** The values that a page gives when it places the block. */
	readonly fields: Schema;
	/** The block shows a form with buttons of providers or a captcha, whose scripts the page then allows. */
	readonly needsFormScripts?: true;
	/** Reads the block's content; the blocks of a page load in parallel. `undefined` leaves the block out. */
	load(fields: v.InferOutput<Schema>, page: BlockPage): Promise<Data | undefined>;
	/** Picks stories that the page does not show yet; blocks choose in the order of the page. `undefined` leaves the block out. */
	choose?(data: Data, fields: v.InferOutput<Schema>, shownIds: ShownStories): Data | undefined;
	readonly view: FunctionComponent<BlockProps<v.InferOutput<Schema>, Data>>;
};

type BlockProps<Fields, Data> = BlockPage & { readonly fields: Fields; readonly data: Data };

/** A block whose content is loaded: chooses among its stories and returns its view, or null where the block is left out. */
type PreparedBlock = (shownIds: ShownStories) => ReactNode;

/** A block that pages can place; its name is its key in `blocks.ts`. */
export type Block<Schema extends v.GenericSchema = v.GenericSchema> = {
	readonly fields: Schema;
	readonly needsFormScripts: boolean;
	/** Loads the block's content. Throws when the fields do not fit the schema: a page that places a block wrongly is a fault. */
	prepare(fields: unknown, page: BlockPage): Promise<PreparedBlock>;
};

/** Makes a block from its definition. */
export function defineBlock<Schema extends v.GenericSchema, Data>(definition: BlockDefinition<Schema, Data>): Block<Schema> {
	return {
		fields: definition.fields,
		needsFormScripts: definition.needsFormScripts === true,
		async prepare(input, page) {
			const fields = v.parse(definition.fields, input ?? {});
			const loaded = await definition.load(fields, page);
			return (shownIds) => {
				const data = loaded === undefined || definition.choose === undefined ? loaded : definition.choose(loaded, fields, shownIds);
				return data === undefined ? null : createElement(definition.view, { ...page, fields, data });
			};
		},
	};
}
