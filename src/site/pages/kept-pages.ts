import { type PlacedBlock, row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { Subject } from '../subject.ts';
import { unindexedMeta } from './notice-page.ts';

/**
 * A page that lists what the reader keeps. The page is cached and the same for all readers; its script adds the lists in the browser.
 * Search engines do not index it, since it is empty without them.
 */
const keptPage = (page: Extract<Subject, { kind: 'kept' }>['page'], block: PlacedBlock): PageDefinition => ({
	freshFor: 300,
	load: async () => ({ kind: 'found', subject: { kind: 'kept', page } }),
	arrange: () => [row('brick_100', block)],
	meta: (_, context) => unindexedMeta(context.brand.texts.keeping[page], context),
});

/** `/para-vos/`: the news of what the reader follows. */
export const forYouPage = keptPage('forYou', { block: 'for-you' });

/** `/guardadas/`: the stories that the reader saved for later. */
export const savedPage = keptPage('saved', { block: 'kept-stories', fields: { list: 'saved' } });

/** `/historial/`: the stories that the reader read. */
export const historyPage = keptPage('history', { block: 'kept-stories', fields: { list: 'read' } });
