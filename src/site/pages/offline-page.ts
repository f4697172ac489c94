import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { unindexedMeta } from './notice-page.ts';

/** `/sin-conexion/`: the service worker keeps this page on the device, and shows it when it cannot load another page. */
export const offlinePage: PageDefinition = {
	freshFor: 300,
	load: async ({ brand }) => ({ kind: 'found', subject: { kind: 'offline', name: brand.texts.offline.title } }),
	arrange: () => [row('brick_100', { block: 'offline-page' })],
	meta: (_, context) => unindexedMeta(context.brand.texts.offline, context),
};
