import type { FileDefinition } from '../../file-definition.ts';

const icons = [
	{ src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
	{ src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
	{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** `/manifest.webmanifest`: how the site looks on a home screen (W3C Web Application Manifest). */
export const manifest: FileDefinition = {
	freshFor: 86_400,
	make: async ({ brand: { name, description, locale, theme } }) => ({
		contentType: 'application/manifest+json; charset=utf-8',
		body: JSON.stringify({
			id: '/',
			name,
			short_name: name,
			description,
			lang: locale,
			dir: 'ltr',
			start_url: '/',
			scope: '/',
			display: 'standalone',
			background_color: theme.light.surface,
			theme_color: theme.light.bar,
			categories: ['news'],
			icons,
		}),
	}),
};
