import { accountRules } from './accounts.ts';
import type { BrandOf } from './brand.ts';
import { sharedTexts } from './texts/texts.ts';
import { tnTheme } from './themes/tn-theme.ts';

/** The brand TN, a news channel. */
export const tn: BrandOf<'tn'> = {
	id: 'tn',
	name: 'TN',
	description: 'Las noticias de la Argentina y el mundo, las 24 horas: política, economía, deportes, tecno y todo lo que pasa ahora.',
	locale: 'es-AR',
	timeZone: 'America/Argentina/Buenos_Aires',
	accounts: accountRules('tn', ['tn', 'todonoticias']),
	texts: { ...sharedTexts, searchPlaceholder: 'Buscá en TN' },
	theme: tnTheme,
	home: 'news',
	header: {
		block: 'TN/Header',
		switchesOnHome: true,
		secondaryNav: true,
		showsReaderName: true,
		offersApps: true,
		menuLayer: 9999,
	},
	footer: {
		copyrightFrom: 1996,
		excludes: {
			sections: ['/agencias', '/autos', '/estilo', '/programas', '/videos', '/galerias'],
			subtypes: ['video'],
			tags: ['horoscopo'],
		},
		social: {
			facebook: 'https://www.facebook.com/kiosco.tn',
			instagram: 'https://www.instagram.com/kiosco.tn',
			telegram: 'https://t.me/kioscotn',
			tiktok: 'https://www.tiktok.com/@kiosco.tn',
			x: 'https://x.com/kioscotn',
			youtube: 'https://www.youtube.com/@kioscotn',
			email: 'mailto:contacto@tn.example',
		},
	},
	routes: { programmes: 'section', chapters: false, storiesBelowProfile: false, ownCovers: [] },
	marquees: {},
	afterSignIn: 'previous',
	consentFor: 'third-parties',
	metaConversions: true,
	contentGroups: [],
};
