import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { absoluteUrl } from './page-urls.ts';

/** `/sin-conexion/`: the service worker keeps this page on the device, and shows it when it cannot load another page. */
export const offlinePage: PageDefinition = {
	freshFor: 300,
	load: async ({ brand }) => ({ kind: 'found', subject: { kind: 'offline', name: brand.texts.offline.title } }),
	arrange: () => [row('brick_100', { block: 'read-pages' })],
	meta: (_, context) => ({
		title: `${context.brand.texts.offline.title} | ${context.brand.name}`,
		description: context.brand.texts.offline.text,
		canonical: absoluteUrl(context.address.path, context),
		type: 'website',
		card: { headline: context.brand.texts.offline.title },
		noindex: true,
		graphs: [],
	}),
};
